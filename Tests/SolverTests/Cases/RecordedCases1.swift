// Written by Scripts/translate-solver-cases.py.

extension SolverCase {
  static let recorded1 = #"""
    case var-ge-num
    from slightlyoff/cassowary.js tests/End-To-End-test.js “var >= num” Apache-2.0
    stay x 10 weak
    add a: 1*x >= 100 required
    expect x=100

    case num-le-var
    from slightlyoff/cassowary.js tests/End-To-End-test.js “num <= var” Apache-2.0
    stay x 10 weak
    add a: -1*x <= -100 required
    expect x=100

    case exp-ge-num
    from slightlyoff/cassowary.js tests/End-To-End-test.js “exp >= num” Apache-2.0
    stay width 10 medium
    stay x 10 weak
    add a: 1*x 1*width >= 100 required
    expect x=90 width=10

    case exp-eq-exp
    from slightlyoff/cassowary.js tests/End-To-End-test.js “exp == exp” Apache-2.0
    stay width1 10 weak
    stay width2 10 weak
    stay x2 100 weak
    add a: 1*x1 1*width1 -1*x2 -1*width2 == 0 required
    expect x1=100 x2=100 width1=10 width2=10

    case add-delete-2
    from slightlyoff/cassowary.js tests/End-To-End-test.js “addDelete2” Apache-2.0
    add wx: 1*x == 100 weak
    add sy: 1*y == 120 strong
    add c10: 1*x <= 10 required
    add c20: 1*x <= 20 required
    expect x=10 y=120
    remove c10
    expect x=20 y=120
    add cxy: 2*x -1*y == 0 required
    expect x=20 y=40
    remove c20
    expect x=60 y=120
    remove cxy
    expect x=100 y=120

    case casso-two-optima
    from slightlyoff/cassowary.js tests/End-To-End-test.js “casso1” Apache-2.0
    add a: 1*x -1*y <= 0 required
    add b: 1*y -1*x == 3 required
    add c: 1*x == 10 weak
    add d: 1*y == 10 weak
    expect x=10 y=13 or x=7 y=10

    case inconsistent-2
    from slightlyoff/cassowary.js tests/End-To-End-test.js “inconsistent2” Apache-2.0
    add a: 1*x >= 10 required
    refuse b: 1*x <= 5 required

    case inconsistent-3-chain
    from slightlyoff/cassowary.js tests/End-To-End-test.js “inconsistent3” Apache-2.0
    add a: 1*w >= 10 required
    add b: 1*x -1*w >= 0 required
    add c: 1*y -1*x >= 0 required
    add d: 1*z -1*y >= 0 required
    add e: 1*z >= 8 required
    refuse f: 1*z <= 4 required

    case multi-edit
    from slightlyoff/cassowary.js tests/End-To-End-test.js “multiedit” Apache-2.0
    stay x 0 weak
    stay y 0 weak
    stay w 0 weak
    stay h 0 weak
    edit x strong
    edit y strong
    suggest x 10
    suggest y 20
    expect x=10 y=20 w=0 h=0
    edit w strong
    edit h strong
    suggest w 30
    suggest h 40
    expect x=10 y=20 w=30 h=40
    suggest x 50
    suggest y 60
    expect x=50 y=60 w=30 h=40

    case weak-equality
    from Nocte-/rhea unit_tests/unit_tests.cpp “constraint1_test” MIT
    add a: 1*x == 10 weak
    expect x=10

    case stay-then-suggest
    from Nocte-/rhea unit_tests/unit_tests.cpp “juststay1_test” MIT
    stay x 5 weak
    stay y 10 weak
    expect x=5 y=10
    edit x strong
    edit y strong
    suggest x 6
    suggest y 7
    expect x=6 y=7

    case delete-1
    from Nocte-/rhea unit_tests/unit_tests.cpp “delete1_test” MIT
    add i: 1*x == 100 weak
    expect x=100
    add c10: 1*x <= 10 required
    add c20: 1*x <= 20 required
    expect x=10
    remove c10
    expect x=20
    remove c20
    expect x=100
    add c10b: 1*x <= 10 required
    expect x=10
    remove c10b
    expect x=100

    case casso-2
    from Nocte-/rhea unit_tests/unit_tests.cpp “casso2_test” MIT
    add a: 1*x -1*y <= 0 required
    add b: 1*y -1*x == 3 required
    add c: 1*x == 10 required
    expect x=10 y=13

    case inconsistent-explanation-5
    from Nocte-/rhea unit_tests/unit_tests.cpp “inconsistent4_test” MIT
    add a: 1*v >= 10 required
    add b: 1*w -1*v >= 0 required
    add c: 1*x -1*w >= 0 required
    add d: 1*y -1*x >= 0 required
    refuse e: 1*y <= 5 required

    case bounds-clamp-edit
    from Nocte-/rhea unit_tests/unit_tests.cpp “bounds_test” MIT
    stay x 1 weak
    add lo: 1*x >= 0 required
    add hi: 1*x <= 10 required
    expect x=1
    edit x strong
    suggest x 20
    expect x=10

    case edit-required-beats-strong-stay
    from Nocte-/rhea unit_tests/unit_tests.cpp “required_strength” MIT
    stay v 0 strong
    expect v=0
    edit v required
    suggest v 2
    expect v=2

    case required-stay-beats-strong-edit
    from Nocte-/rhea unit_tests/unit_tests.cpp “required_strength2” MIT
    stay v 0 required
    edit v strong
    suggest v 2
    expect v=0

    case equality-follows-edit
    from Nocte-/rhea unit_tests/unit_tests.cpp “bug_16” MIT
    stay a 1 weak
    add e: 1*a -1*b == 0 required
    edit a strong
    suggest a 3
    expect a=3 b=3

    case independent-parts
    from Nocte-/rhea unit_tests/unit_tests.cpp “bug_16b” MIT
    stay c 0 weak
    add a: 1*a == 10 required
    add e: 1*b -1*c == 0 required
    edit c strong
    suggest c 100
    expect a=10 b=100 c=100
    suggest c 90
    expect a=10 b=90 c=90

    case strength-medium-beats-weak
    from Nocte-/rhea unit_tests/unit_tests.cpp “change_strength_test” MIT
    add a: 1*x == 1 weak
    add b: 1*x == 2 medium
    expect x=2
    remove a
    add a: 1*x == 1 strong
    expect x=1

    case weight-within-strength
    from Nocte-/rhea unit_tests/unit_tests.cpp “change_weight_test” MIT
    add a: 1*x == 1 strong
    add b: 1*x == 2 strong 2
    expect x=2
    remove a
    add a: 1*x == 1 strong 3
    expect x=1

    case required-overrides-edit
    from Nocte-/rhea unit_tests/unit_tests.cpp “add_constraints_after_marking_edit_variable” MIT
    edit v strong
    suggest v 2
    expect v=2
    add f: 1*v == 42 required
    expect v=42
    suggest v 3
    expect v=42
    remove f
    expect v=3

    case quad-corners
    from Nocte-/rhea unit_tests/unit_tests.cpp “quad_test” MIT
    stay x0 50 weak
    stay y0 50 weak
    stay x1 50 weak 2
    stay y1 250 weak 2
    stay x2 250 weak 4
    stay y2 250 weak 4
    stay x3 250 weak 8
    stay y3 50 weak 8
    add mx0: 1*mx0 -0.5*x0 -0.5*x1 == 0 required
    add mx1: 1*mx1 -0.5*x1 -0.5*x2 == 0 required
    add mx2: 1*mx2 -0.5*x2 -0.5*x3 == 0 required
    add mx3: 1*mx3 -0.5*x3 -0.5*x0 == 0 required
    add my0: 1*my0 -0.5*y0 -0.5*y1 == 0 required
    add my1: 1*my1 -0.5*y1 -0.5*y2 == 0 required
    add my2: 1*my2 -0.5*y2 -0.5*y3 == 0 required
    add my3: 1*my3 -0.5*y3 -0.5*y0 == 0 required
    add ix02: 1*x0 -1*x2 <= -1 required
    add ix03: 1*x0 -1*x3 <= -1 required
    add ix12: 1*x1 -1*x2 <= -1 required
    add ix13: 1*x1 -1*x3 <= -1 required
    add iy01: 1*y0 -1*y1 <= -1 required
    add iy02: 1*y0 -1*y2 <= -1 required
    add iy31: 1*y3 -1*y1 <= -1 required
    add iy32: 1*y3 -1*y2 <= -1 required
    add bx0: 1*x0 <= 300 required
    add bx1: 1*x1 <= 300 required
    add bx2: 1*x2 <= 300 required
    add bx3: 1*x3 <= 300 required
    add by0: 1*y0 <= 300 required
    add by1: 1*y1 <= 300 required
    add by2: 1*y2 <= 300 required
    add by3: 1*y3 <= 300 required
    add cx0: 1*x0 >= 0 required
    add cx1: 1*x1 >= 0 required
    add cx2: 1*x2 >= 0 required
    add cx3: 1*x3 >= 0 required
    add cy0: 1*y0 >= 0 required
    add cy1: 1*y1 >= 0 required
    add cy2: 1*y2 >= 0 required
    add cy3: 1*y3 >= 0 required
    expect x0=50 y0=50 mx0=50 my0=150 x1=50 y1=250 mx1=150 my1=250 x2=250 y2=250 mx2=250 my2=150
    edit x0 strong
    suggest x0 100
    expect x0=100 y0=50 mx0=75 my0=150 x1=50 y1=250 mx3=175 my3=50

    case edit-in-several-rows
    from nucleic/kiwi py/tests/test_solver.py “test_suggesting_values_for_edit_variables” BSD-3-Clause
    edit v2 weak
    add a: 1*v1 1*v2 == 0 required
    add b: 1*v2 <= -1 required
    add c: 1*v2 >= 0 weak
    suggest v2 0
    check 1*v2 <= -1
    expect v1=1 v2=-1

    case under-constrained
    from nucleic/kiwi py/tests/test_solver.py “test_solving_under_constrained_system” BSD-3-Clause
    edit v weak
    add a: 2*v >= -1 required
    suggest v 10
    expect v=10

    case weak-bound-loses
    from nucleic/kiwi py/tests/test_solver.py “test_solving_with_strength” BSD-3-Clause
    add a: 1*v1 1*v2 == 0 required
    add b: 1*v1 == 10 required
    add c: 1*v2 >= 0 weak
    expect v1=10 v2=-10

    case strong-beats-medium
    from nucleic/kiwi py/tests/test_solver.py “test_solving_with_strength” BSD-3-Clause
    add a: 1*v1 1*v2 == 0 required
    add b: 1*v1 >= 10 medium
    add c: 1*v2 == 2 strong
    expect v1=-2 v2=2

    case paper-slider-dual-simplex
    from nucleic/kiwi py/tests/test_solver.py “test_handling_infeasible_constraints” BSD-3-Clause
    edit xm strong
    edit xl weak
    edit xr weak
    add a: 2*xm -1*xl -1*xr == 0 required
    add b: 1*xl -1*xr <= -20 required
    add c: 1*xl >= -10 required
    add d: 1*xr <= 100 required
    suggest xm 40
    suggest xr 50
    suggest xl 30
    suggest xm 60
    suggest xm 90
    expect xl=80 xm=90 xr=100
    """#
}
