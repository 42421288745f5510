// Written by Scripts/translate-solver-cases.py.

extension SolverCase {
  static let recorded2 = #"""
    case violated-weak
    from nucleic/kiwi py/tests/test_solver.py “test_constraint_violated” BSD-3-Clause
    add a: 1*v >= 10 required
    add b: 1*v <= -5 weak
    check 1*v >= 10
    expect v=10

    case box-attributes-2
    from IjzerenHein/kiwi.js test/main.js “Constraint new syntax” BSD-3-Clause
    edit left strong
    edit width strong
    edit top strong
    edit height strong
    suggest left 0
    suggest width 500
    suggest top 0
    suggest height 300
    add r: 1*right -1*left -1*width == 0 required
    add c: 1*centerX -1*left -0.5*width == 0 required
    add k: 1*leftOfCenterX -1*left -0.5*width == -10 required
    add b: 1*bottom -1*top -1*height == 0 required
    expect right=500 centerX=250 leftOfCenterX=240 bottom=300

    case offset
    from tribalworldwidelondon/CassowarySwift Tests/CassowaryTests/CassowaryTests.swift “testSimple” BSD-3-Clause
    add a: 1*x == 18 required
    expect x=18

    case offset-two
    from tribalworldwidelondon/CassowarySwift Tests/CassowaryTests/CassowaryTests.swift “testSimple0” BSD-3-Clause
    add a: 1*x == 20 required
    add b: 1*x -1*y == 8 required
    expect x=20 y=12

    case edit-midpoint-clamped
    from tribalworldwidelondon/CassowarySwift Tests/CassowaryTests/CassowaryTests.swift “testEditExample” BSD-3-Clause
    add a: 1*mid -0.5*left -0.5*right == 0 required
    add b: 1*right -1*left == 10 required
    add c: 1*right <= 100 required
    add d: 1*left >= 0 required
    edit mid strong
    suggest mid 2
    expect left=0 mid=5 right=10

    case tops
    from tribalworldwidelondon/CassowarySwift Tests/CassowaryTests/CassowaryTests.swift “testTops” BSD-3-Clause
    add a: 1*ct -1*pt == 0 required
    add b: 1*ct 1*ch -1*pt -1*ph == 0 required
    edit ch strong
    suggest ch 24
    expect ph=24

    case midpoints
    from google/cassowary.dart test/cassowary_test.dart “midpoints” BSD-3-Clause
    add a: 1*right 1*left -2*mid == 0 required
    add b: 1*right -1*left >= 100 required
    add c: 1*left >= 0 required
    check 1*left >= 0
    check 1*right -1*left >= 100

    case edit-mid-300
    from google/cassowary.dart test/cassowary_test.dart “edit_constraints” BSD-3-Clause
    add a: 1*right 1*left -2*mid == 0 required
    add b: 1*right -1*left >= 100 required
    add c: 1*left >= 0 required
    edit mid strong
    suggest mid 300
    expect mid=300

    case remove-after-unsatisfiable
    from google/cassowary.dart test/cassowary_test.dart “remove_unsatisfiable_constraint” BSD-3-Clause
    add a: 1*a >= 10 required
    add b: 1*b <= 5 required
    refuse c: 1*b -1*a >= 0 required
    check 1*a >= 10
    check 1*b <= 5

    case three-high-one-low
    from inamiy/Cassowary Tests/CassowaryTests/BasicTests.swift “testNonRequiredConstraints” MIT
    add a: 1*x1 1*x2 == 5 strong
    add b: 1*x1 >= 2 strong
    add c: 1*x2 >= 1 strong
    add d: 1*x2 == 4 weak
    expect x1=2 x2=3

    case uist97-paper
    from inamiy/Cassowary Tests/CassowaryTests/ComplexTests.swift “testPaper97” MIT
    add a: 2*xm -1*xl -1*xr == 0 required
    add b: 1*xl -1*xr <= -10 required
    add c: 1*xr <= 100 required
    add d: -1*xl <= 0 required
    add e: 1*xm == 50 medium
    add f: 1*xl == 30 weak
    add g: 1*xr == 60 weak
    expect xl=30 xm=50 xr=70 or xl=40 xm=50 xr=60

    case edit-shifts-triplet
    from inamiy/Cassowary Tests/CassowaryTests/EditTests.swift “testEdit” MIT
    add a: 1*x3 -0.5*x1 -0.5*x2 == 0 required
    add b: 1*x2 -1*x1 == 10 required
    add c: 1*x2 <= 100 required
    add d: 1*x1 >= 0 required
    edit x3 strong
    suggest x3 90
    expect x1=85 x2=95 x3=90

    case incremental-add
    from inamiy/Cassowary Tests/CassowaryTests/IncrementalTests.swift “testIncrementalAdd” MIT
    add z: 1*x == 100 weak
    expect x=100
    add a: 1*x <= 20 required
    expect x=20
    add b: 1*x <= 10 required
    expect x=10

    case stay-le-const
    from GNOME/gtk testsuite/gtk/constraint-solver.c “constraint_solver_variable_leq_constant” LGPL-2.1-or-later (facts only)
    stay x 100 weak
    add a: 1*x <= 10 required
    expect x=10

    case gtk-paper-stay-45
    from GNOME/gtk testsuite/gtk/constraint-solver.c “constraint_solver_paper” LGPL-2.1-or-later (facts only)
    add a: 1*middle -0.5*left -0.5*right == 0 required
    add b: 1*right -1*left == 10 required
    add c: 1*right <= 100 required
    add d: 1*left >= 0 required
    stay middle 45 weak
    expect left=40 middle=45 right=50

    case aspect-lock
    from derived
    add w: 1*width == 315 required
    add r: 1*height -1*width == 0 required
    expect width=315 height=315
    """#
}
