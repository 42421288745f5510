"""Reports to try the page with, in the shape that the command writes."""

import base64
import hashlib
import json
import pathlib

from .pictures import Picture, counts, screen

ENGINE = ["cairo 1.16.0", "pango 1.50.12", "freetype 2.12.1", "Roboto-Regular.ttf 05bf384a2054"]
DEVICES = {"iphone-se-3": (375, 667), "iphone-13-mini": (375, 812), "iphone-15": (393, 852), "pixel-8": (412, 915)}


class Report:
    """A report folder: the page, the results, the pictures."""

    def __init__(self, folder, page, suite="Harbour shop"):
        self.folder = pathlib.Path(folder)
        (self.folder / "images").mkdir(parents=True)
        (self.folder / "index.html").write_text(page, encoding="utf-8")
        self.doc = {
            "version": 1,
            "suite": suite,
            "run": {
                "verb": "test",
                "compared": "exact",
                "exitCode": 0,
                "plan": "",
                "engine": ENGINE,
                "otherPending": [],
            },
            "groups": [],
            "findings": [],
            "results": [],
        }

    def picture(self, picture, twin=True):
        data = picture.png()
        name = hashlib.sha256(data).hexdigest()[:12]
        (self.folder / "images" / f"{name}.png").write_bytes(data)
        if twin:
            text = f'Snapfarm.picture("{name}","{base64.b64encode(data).decode("ascii")}")\n'
            (self.folder / "images" / f"{name}.js").write_text(text, encoding="ascii")
        return f"images/{name}.png"

    def result(self, scene, device, status, expected=None, actual=None, **more):
        result = {
            "id": f"{scene}/{device}",
            "scene": scene,
            "device": device,
            "status": status,
            "scale": 1,
            "source": {"file": f"Scenes/{scene}.yaml", "line": 1, "column": 1},
            "reference": f"Snapshots/{scene}/{device}.png",
        }
        for name, picture in (("expected", expected), ("actual", actual)):
            if picture:
                result[name] = self.picture(picture)
                result[name + "Size"] = [picture.width, picture.height]
        if expected and actual and status in ("changed", "within-tolerance"):
            result["counts"], result["box"] = counts(expected, actual)
        if status == "missing":
            del result["reference"]
        result.update(more)
        self.doc["results"].append(result)
        group = more.get("group")
        if group and all(group != known["id"] for known in self.doc["groups"]):
            kind = "new" if group.startswith("new:") else "engine" if group == "engine" else "change"
            self.doc["groups"].append({"id": group, "kind": kind})
        return result

    def write(self):
        count = len(self.doc["results"])
        self.doc["run"]["plan"] = f"{count:,} snapshots"
        if any(r["status"] not in ("unchanged", "within-tolerance") for r in self.doc["results"]):
            self.doc["run"]["exitCode"] = 1
        text = json.dumps(self.doc, separators=(",", ":")).replace("<", "\\u003c")
        (self.folder / "results.js").write_text(f"Snapfarm.load({text});\n", encoding="utf-8")
        return (self.folder / "index.html").as_uri()


def every_state(report):
    """At least one result of every status, with what is known today and what comes later."""
    report.doc["findings"] = [
        {
            "severity": "error",
            "code": "E312",
            "message": 'no image "bgg" for pixel-8; searched Images/; did you mean "bg"?',
            "file": "Scenes/launch.yaml",
            "line": 4,
            "column": 22,
            "view": "backdrop",
            "source": {
                "first": 2,
                "lines": ["root:", "  children:", "    - {id: a, image: bgg, frame: [0, 0, 10, 10]}", "    - {id: b}"],
            },
        },
        {
            "severity": "warning",
            "code": "W201",
            "message": 'the text "Total to pay" is truncated',
            "file": "Scenes/checkout.yaml",
            "line": 9,
            "column": 7,
            "view": "pay/title",
        },
    ]
    for device, (width, height) in DEVICES.items():
        before = screen(width, height)
        report.result(
            "checkout", device, "changed", before, screen(width, height, shift=4), group="change:pay", findings=[1]
        )
        report.result(
            "inbox",
            device,
            "changed",
            before,
            screen(width, height, accent=(108, 40, 180)),
            group=f"change:bar{width}",
            **(
                {
                    "kind": "style",
                    "explanation": [{"view": "bar", "property": "background", "old": "#0B5CB0", "new": "#6C28B4"}],
                    "views": [{"id": "bar", "old": [0, 0, width, 56], "new": [0, 0, width, 56]}],
                }
                if device == "pixel-8"
                else {}
            ),
        )
    width, height = DEVICES["pixel-8"]
    before = screen(width, height)
    report.result(
        "article",
        "pixel-8",
        "size-changed",
        before,
        before.inserted(312, 20, (226, 232, 240)),
        group="change:article",
        shifts=[{"kind": "rows-inserted", "at": 312, "count": 20, "remaining": 0}],
    )
    report.result(
        "short",
        "pixel-8",
        "size-changed",
        before.inserted(500, 30, (20, 20, 20)),
        before,
        group="change:short",
        shifts=[{"kind": "rows-removed", "at": 500, "count": 30, "remaining": 0}],
    )
    report.result("wide", "pixel-8", "size-changed", before, screen(width + 8, height - 12), group="change:wide")
    dots = before.copy()
    for x, y in ((60, 100), (200, 300), (330, 640)):
        dots.fill(x, y, 6, 5, (200, 30, 30))
    report.result(
        "dots",
        "pixel-8",
        "changed",
        before,
        dots,
        group="change:dots",
        clusters=[
            {"box": [60, 100, 6, 5], "pixels": 30},
            {"box": [200, 300, 6, 5], "pixels": 30},
            {"box": [330, 640, 6, 5], "pixels": 30},
        ],
        masks=[{"box": [0, 0, width, 56]}, {"polygon": [[20, 700], [200, 720], [60, 800]]}],
    )
    for device in ("iphone-15", "pixel-8"):
        report.result("welcome", device, "missing", actual=screen(*DEVICES[device]), group="new:welcome")
        report.result(
            "legal",
            device,
            "changed",
            before,
            before.copy().fill(40, 40, 9, 9, (0, 0, 0)),
            group="engine",
            engineDiffers=True,
        )
    report.result("card", "pixel-8", "unreadable", message='the reference is a pointer of Git LFS; run "git lfs pull"')
    report.result("launch", "pixel-8", "error", findings=[0])
    report.result(
        "launch", "iphone-15", "error", actual=before.copy().fill(0, 56, 100, 100, (255, 0, 255)), findings=[0, 1]
    )
    report.result(
        "map",
        "pixel-8",
        "within-tolerance",
        before,
        before.copy().fill(90, 90, 3, 3, (246, 247, 249)),
        tolerance={"maxDiffPixels": 12, "reason": "tiles of the map are antialiased by the server"},
    )
    for device, size in DEVICES.items():
        report.result("profile", device, "unchanged", expectedSize=list(size), actualSize=list(size))
    return report


def all_green(report):
    for device, size in DEVICES.items():
        report.result("profile", device, "unchanged", expectedSize=list(size), actualSize=list(size))
    return report


def interrupted(report):
    report.doc["run"]["incomplete"] = "the run was interrupted: 4 of 9 snapshots done"
    report.doc["run"]["exitCode"] = 130
    return all_green(report)


HOSTILE = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</script><!--",
    "a'; rm -rf ~ #",
    "\u202egnp.exe",
    "__proto__",
    "toString",
    "x" * 400,
    "*/ ]]> &amp; \\u003c \u2028 \0",
]


def hostile(report):
    """Texts that are no texts to whoever is careless, in every field that has one."""
    before = Picture(40, 30)
    for number, text in enumerate(HOSTILE):
        report.doc["findings"].append(
            {
                "severity": "error",
                "code": text,
                "message": text,
                "file": text,
                "line": number,
                "column": 1,
                "view": text,
                "source": {"first": number, "lines": [text, text]},
            }
        )
        after = before.copy().fill(number, 2, 2, 2, (0, 0, number * 9))
        report.result(
            text,
            text,
            "changed",
            before,
            after,
            id=f"{text}/{number}",
            stem=f"{text}/{number}",
            group=f"change:{text}",
            variant=text,
            kind=text,
            platform=text,
            message=text,
            digest=text,
            findings=[number],
            tolerance={"reason": text},
            explanation=[{"view": text, "property": text, "old": text, "new": text}] if number % 2 else [],
            views=[{"id": text, "old": [0, 0, 9, 9], "new": [1, 1, 9, 9]}],
            deviceName=text,
            reference=text,
        )
        report.result(text, text, "error", id=f"{text}/error{number}", findings=[number], message=text)
        report.result(text, text, "unreadable", id=f"{text}/unreadable{number}", message=text)
        report.result(text, text, text, id=f"{text}/status{number}", actualSize=[0, 0])
    first = report.doc["results"][0]
    first.update(
        expected="javascript:alert(1)",
        actual="../../../etc/passwd.png",
        diff="//example.invalid/x.png",
        box=[0, 0, 0, 0],
    )
    report.doc["suite"] = "".join(HOSTILE)
    report.doc["run"].update(engine=HOSTILE, plan=HOSTILE[0], command=HOSTILE[1], compared=HOSTILE[2])
    return report


def big(report, total=2000, failures=500):
    """A suite of a hundred scenes on twenty devices, a quarter of it failing in a hundred ways."""
    before = screen(150, 300)
    shared = report.picture(before)
    changed = []
    for number in range(100):
        after = before.copy().fill(10 + number % 50, 70 + number, 8, 8, (200, 40, number))
        numbers, box = counts(before, after)
        changed.append((report.picture(after), numbers, box))
    for number in range(total):
        scene, device = f"scene-{number // 20:03}", f"device-{number % 20:02}"
        if number % (total // failures):
            report.result(scene, device, "unchanged", expectedSize=[150, 300], actualSize=[150, 300])
            continue
        path, numbers, box = changed[number // 20 % 100]
        report.result(
            scene,
            device,
            "changed",
            group=f"change:{number // 20}",
            counts=numbers,
            box=box,
            expectedSize=[150, 300],
            actualSize=[150, 300],
        ).update(expected=shared, actual=path)
    return report
