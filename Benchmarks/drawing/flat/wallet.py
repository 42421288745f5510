"""A wallet's home screen as a flat picture, for any device: one column of activity, two from 600 points on, three from 1200.

It has what costs time to draw: 44 texts, 18 symbols, 11 shadows, 9 gradients, and few large surfaces of one colour.
"""

import math

from .items import Box, Device, Diagonal, Glow, Icon, Picture, Shadow, Text

DEVICES = [
    Device("phone-s", (1125, 2436), 3, "phone"),
    Device("phone-l", (1290, 2796), 3, "phone"),
    Device("tablet", (1668, 2388), 2, "tablet"),
    Device("phone-m", (1082, 2402), 2.625, "phone"),
    Device("desktop", (2880, 1800), 2, "desktop"),
]
BACKDROP, WHITE, INK, GRAPHITE, SLATE, PEBBLE = "#f3f4f8", "#ffffff", "#111827", "#374151", "#6b7280", "#9ca3af"
GREEN, MINT, RED, HAIRLINE, MIST = "#15803d", "#dcfce7", "#ef4444", "#e5e7eb", "#eef0f6"
THEMES = [
    ("#4f46e5", "#9333ea"), ("#0ea5e9", "#2563eb"), ("#059669", "#0d9488"), ("#ea580c", "#db2777"),
    ("#475569", "#0f172a")]
AVATARS = [
    ("#f59e0b", "#ef4444"), ("#10b981", "#059669"), ("#6366f1", "#8b5cf6"), ("#0ea5e9", "#14b8a6"),
    ("#ec4899", "#f43f5e"), ("#64748b", "#334155")]
ACTIVITY = [
    ("Maya Okafor", "Rent, flat 14B", "-$1,240.00", "MO"), ("Grocer & Sons", "Weekly food shop", "-$86.42", "GS"),
    ("Ilse Brandt", "Paid you back", "+$35.50", "IB"), ("Northwind Rail", "Return to Leeds", "-$48.90", "NR"),
    ("Café Rivière", "Two flat whites", "-$7.80", "CR"), ("Payroll", "March salary", "+$3,912.77", "PA")]
ACTIONS = [("code", "Scan"), ("card", "Cards"), ("chart", "Invest"), ("gear", "Settings")]
TABS = [("home", "Home"), ("card", "Cards"), ("chart", "Invest"), ("person", "Profile"), ("gear", "More")]
EDGE, GAP = 20, 12
REGULAR, MEDIUM, BOLD = 400, 500, 700


class Wallet:
    """The screen on a device; variants differ in colours, names and amounts, so that no cache knows the next one."""

    def __init__(self, device, variant):
        self.device, self.variant = device, variant
        self.picture = Picture(device, f"{device.name}-{variant:02}")
        self.theme = THEMES[variant % len(THEMES)]
        self.columns = 1 if device.width < 600 else 2 if device.width < 1200 else 3

    def draw(self):
        width, height = self.device.width, self.device.height
        self.box(0, 0, width, height, 0, BACKDROP)
        self.box(0, 0, width, 268, 0, Diagonal(*self.theme))
        self.status()
        self.greeting()
        card = min(width - 2 * EDGE, 520)
        self.balance(EDGE, 122, card)
        # Beside the card where there is room, else below it.
        if self.columns == 3:
            self.actions(EDGE + card + 20, 132, width - 2 * EDGE - card - 20, WHITE)
            self.activity(328)
        else:
            self.actions(EDGE, 322, width - 2 * EDGE, GRAPHITE)
            self.activity(428)
        self.tabs(height - 78)
        self.box(width / 2 - 67, height - 13, 134, 5, 2.5, INK)
        return self.picture

    def status(self):
        right = self.device.width - EDGE
        self.text(EDGE + 8, 30, 15, MEDIUM, "start", WHITE, f"9:{(41 + self.variant) % 60:02}")
        self.box(right - 26, 19, 24, 12, 3.5, WHITE + "66")
        self.box(right - 24, 21, 16, 8, 2, WHITE)

    def greeting(self):
        right = self.device.width - EDGE
        self.disc(EDGE + 22, 78, 22, WHITE + "33")
        self.disc(EDGE + 22, 78, 19, Glow(*AVATARS[self.variant % len(AVATARS)]))
        self.text(EDGE + 22, 83.5, 15, BOLD, "middle", WHITE, "AK")
        self.text(EDGE + 56, 72, 13, REGULAR, "start", WHITE + "cc", "Good morning,")
        self.text(EDGE + 56, 92, 18, BOLD, "start", WHITE, f"Amara Kingsley {self.variant}")
        self.disc(right - 20, 78, 20, WHITE + "26")
        self.icon("bell", right - 31, 67, 22, WHITE)
        self.disc(right - 12, 68, 4.5, RED)

    def balance(self, x, y, width):
        amount = f"${8 + self.variant % 3},{412 + self.variant:03}.{7 * self.variant % 100:02}"
        self.box(x, y, width, 176, 20, WHITE, Shadow(10, 12, INK + "2e"))
        self.text(x + 20, y + 34, 13, REGULAR, "start", SLATE, "Available balance")
        self.text(x + 20, y + 74, 34, BOLD, "start", INK, amount)
        self.box(x + width - 86, y + 20, 66, 24, 12, MINT)
        self.text(x + width - 53, y + 36.5, 12, MEDIUM, "middle", GREEN, f"+{2.4 + self.variant * 0.1:.1f}%")
        half = (width - 52) / 2
        self.button(x + 20, y + 104, half, Diagonal(*self.theme), WHITE, "send", 44, "Send")
        self.button(x + 32 + half, y + 104, half, MIST, INK, "down", 56, "Request")

    def button(self, x, y, width, paint, color, symbol, before, words):
        self.box(x, y, width, 52, 14, paint)
        self.icon(symbol, x + width / 2 - before, y + 15, 22, color)
        self.text(x + width / 2 + 12, y + 31.5, 16, MEDIUM, "middle", color, words)

    def actions(self, x, y, width, color):
        for index, (symbol, words) in enumerate(ACTIONS):
            center = x + width * (index + 0.5) / len(ACTIONS)
            self.box(center - 27, y, 54, 54, 16, WHITE, Shadow(4, 6, INK + "1f"))
            self.icon(symbol, center - 12, y + 15, 24, self.theme[0])
            self.text(center, y + 74, 12.5, MEDIUM, "middle", color, words)

    def activity(self, y):
        width = self.device.width
        self.text(EDGE, y + 16, 19, BOLD, "start", INK, "Recent activity")
        self.text(width - EDGE, y + 16, 14, MEDIUM, "end", self.theme[0], "See all")
        row = (width - 2 * EDGE - (self.columns - 1) * GAP) / self.columns
        for index, entry in enumerate(ACTIVITY):
            line, column = divmod(index, self.columns)
            self.row(EDGE + column * (row + GAP), y + 32 + line * (68 + GAP), row, index, *entry)

    def row(self, x, y, width, index, name, note, amount, initials):
        self.box(x, y, width, 68, 14, WHITE, Shadow(3, 5, INK + "1a"))
        self.disc(x + 36, y + 34, 21, Glow(*AVATARS[(index + self.variant) % len(AVATARS)]))
        self.text(x + 36, y + 39, 14, BOLD, "middle", WHITE, initials)
        self.text(x + 70, y + 30, 15.5, MEDIUM, "start", INK, name)
        self.text(x + 70, y + 50, 13, REGULAR, "start", SLATE, note)
        self.text(x + width - 36, y + 39, 15.5, BOLD, "end", GREEN if amount[0] == "+" else INK, amount)
        self.icon("more", x + width - 30, y + 25, 18, PEBBLE)

    def tabs(self, y):
        self.box(0, y, self.device.width, 78, 0, WHITE)
        self.box(0, y, self.device.width, 1, 0, HAIRLINE)
        for index, (symbol, words) in enumerate(TABS):
            center = self.device.width * (index + 0.5) / len(TABS)
            color = self.theme[0] if index == self.variant % len(TABS) else PEBBLE
            self.icon(symbol, center - 12, y + 12, 24, color)
            self.text(center, y + 52, 11.5, MEDIUM, "middle", color, words)

    def box(self, *values):
        self.picture.items.append(Box(*values))

    def disc(self, x, y, radius, paint):
        self.box(x - radius, y - radius, 2 * radius, 2 * radius, radius, paint)

    def icon(self, symbol, x, y, *values):
        # At whole pixels, where Snapfarm places outlines whose size is a whole number of pixels.
        scale = self.device.scale
        x, y = (math.floor(value * scale + 0.5) / scale for value in (x, y))
        self.picture.items.append(Icon(symbol, x, y, *values))

    def text(self, *values):
        self.picture.items.append(Text(*values))
