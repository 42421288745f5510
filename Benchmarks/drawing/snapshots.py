"""Makes the suite that the snapshot benchmark draws: 100 scenes for 20 devices, the same files wherever this runs.

Usage: snapshots.py FOLDER. No two scenes are alike: lists, cards, grids, forms and photos with other words, colours, radii
and sizes, from one seed. `Changed/` has 25 of the scenes with another accent colour, which 500 snapshots show.
"""

import json
import random
import sys
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter

SCENES, CHANGED = 100, 25
DEVICES = (
    "iphone-4s iphone-5 iphone-6 iphone-se-3 iphone-x iphone-11 iphone-12 iphone-15-pro iphone-17-pro-max ipad-9-7-1x "
    "ipad-mini-7-9 pixel-4a pixel-7 pixel-9-pro galaxy-s24 nexus-5 nexus-7 web-desktop-1280x800 web-desktop-1366x768 "
    "web-nest-hub"
).split()
WORDS = (
    "Morning light over the harbour Tickets for the late train Rent due on Friday Bread butter and two coffees A quiet "
    "street near the river Annual report Cycle repair Concert at the old mill Groceries for the week Payment received"
).split()
COLORS = ["#0ea5e9", "#f59e0b", "#10b981", "#8b5cf6", "#ef4444", "#14b8a6", "#334155", "#7761f4", "#f0447c", "#4c5b70"]
PHOTOS, SEED = 6, 20_000


class Scene:
    """One scene; JSON is YAML, so nodes are maps."""

    def __init__(self, number):
        self.random = random.Random(SEED + number)
        self.name = f"screen-{number:03}"
        self.accent = COLORS[number % len(COLORS)]
        makers = [self.rows, self.cards, self.grid, self.form, self.story]
        parts = [self.header()] + [makers[(number + part) % len(makers)]() for part in range(self.random.randint(2, 4))]
        column = self.stack("vertical", parts, frame={"top": 12, "leading": 16, "trailing": 16}, height="hug", spacing=12)
        self.tree = {"background": self.pick(["white", "#f3f4f8", "#eef2ff"]), "children": [column]}

    def text(self):
        return json.dumps({"scene": self.name, "root": self.tree}, indent=1) + "\n"

    def pick(self, values):
        return self.random.choice(values)

    def words(self, least, most):
        return " ".join(self.pick(WORDS) for _ in range(self.random.randint(least, most)))

    def stack(self, axis, children, spacing=6, **more):
        layout = {"stack": {"axis": axis, "distribution": "start", "spacing": spacing}}
        if axis == "horizontal":
            layout["stack"]["alignment"] = "center"
        return {"layout": layout, "children": children, **more}

    def label(self, size, color="#111827", least=2, most=5, **font):
        return {"text": self.words(least, most), "font": {"size": size, **font}, "color": color, "lineLimit": 2}

    def header(self):
        title = self.label(self.pick([22, 26, 28, 32]), weight="bold")
        return self.stack("vertical", [title, self.label(15, "#6b7280")], 4)

    def avatar(self, size):
        initials = "".join(self.pick("ABCDEFGHJKLMNPRSTUVW") for _ in range(2))
        return {"text": initials, "width": size, "height": size, "textAlignment": "center", "color": "white",
                "font": {"size": size / 3, "weight": "bold"}, "background": self.accent, "cornerRadius": "circle"}

    def rows(self):
        rows = []
        for _ in range(self.random.randint(3, 7)):
            names = self.stack("vertical", [self.label(15), self.label(13, "#6b7280")], 2, width="fill")
            rows.append(self.stack(
                "horizontal", [self.avatar(self.pick([36, 42, 48])), names], 12, padding=10, background="white",
                border={"color": "#e8eaf0", "width": 1}, cornerRadius=self.pick([8, 12, 14, 20])))
        return self.stack("vertical", rows, 8)

    def cards(self):
        cards = []
        for _ in range(self.random.randint(1, 3)):
            photo = {"image": f"photo-{self.random.randrange(PHOTOS)}", "height": self.random.randint(70, 150),
                     "contentMode": "scaleAspectFill", "cornerRadius": self.pick([6, 10, 16])}
            cards.append(self.stack(
                "vertical", [photo, self.label(17, weight="medium"), self.label(13, "#374151", 6, 14)], 8, padding=14,
                background="white", cornerRadius=self.pick([12, 16, 24]), border={"color": "#d7dbe6", "width": 1}))
        return self.stack("vertical", cards, 12)

    def grid(self):
        rows = []
        for _ in range(self.random.randint(2, 4)):
            cells = [
                {"text": f"{self.random.randrange(100)}", "height": self.pick([44, 56, 64]), "textAlignment": "center",
                 "background": self.pick([self.accent, "#e5e7eb", "#dbeafe"]), "font": {"size": 20},
                 "cornerRadius": self.pick([4, 10, "capsule"])}
                for _ in range(self.random.randint(3, 5))
            ]
            row = self.stack("horizontal", cells, 8)
            row["layout"]["stack"].update(distribution="fillEqually", alignment="fill")
            rows.append(row)
        return self.stack("vertical", rows, 8)

    def form(self):
        fields = []
        for _ in range(self.random.randint(2, 4)):
            fields += [self.label(13, "#6b7280", 1, 2), {
                "text": self.words(1, 3), "height": 44, "padding": {"horizontal": 12}, "background": "white",
                "font": {"size": 16}, "border": {"color": "#cbd5e1", "width": 1}, "cornerRadius": self.pick([6, 8, 22])}]
        button = {"text": self.words(1, 2), "height": 50, "textAlignment": "center", "color": "white",
                  "font": {"size": 17, "weight": "bold"}, "background": self.accent, "cornerRadius": "capsule"}
        return self.stack("vertical", fields + [button], 8)

    def story(self):
        text = {"text": self.words(30, 80), "font": {"size": self.pick([14, 15, 16])}, "color": "#374151"}
        bar = {"height": 6, "background": self.accent, "opacity": self.pick([0.4, 0.7, 1]), "cornerRadius": "capsule"}
        return self.stack("vertical", [bar, text], 8)


def photo(number):
    """Hills before a sky, with a little noise."""
    dice = random.Random(SEED * 2 + number)
    image = Image.new("RGB", (480, 320), dice.choice(COLORS))
    draw = ImageDraw.Draw(image)
    for _ in range(14):
        x, y, size = dice.randrange(480), dice.randrange(320), dice.randrange(40, 160)
        draw.ellipse((x - size, y - size // 2, x + size, y + size), fill=dice.choice(COLORS))
    image = image.filter(ImageFilter.GaussianBlur(6))
    noise = Image.frombytes("RGB", image.size, dice.randbytes(3 * image.width * image.height))
    return Image.blend(image, noise, 0.01)


def main():
    folder = Path(sys.argv[1])
    for name in ("Scenes", "Changed", "Images"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    suite = {"format": 1, "suite": "bench", "devices": DEVICES, "fonts": {"default": "Roboto"}}
    (folder / "snapfarm.yaml").write_text(json.dumps(suite, indent=1) + "\n")
    for number in range(SCENES):
        scene = Scene(number)
        (folder / "Scenes" / f"{scene.name}.yaml").write_text(scene.text())
        if number % (SCENES // CHANGED) == 0:
            # The header's colour: every device shows it.
            scene.tree["children"][0]["children"][0]["children"][0]["color"] = "#9f1239"
            (folder / "Changed" / f"{scene.name}.yaml").write_text(scene.text())
    for number in range(PHOTOS):
        photo(number).save(folder / "Images" / f"photo-{number}.png")


if __name__ == "__main__":
    main()
