// Group view: the same change on every device at a glance, one decision for all.
"use strict";
(() => {
  const S = window.Snapfarm,
    BATCH = 60;

  const outline = (c, frame, [ox, oy, k], name, dash) => {
    const [x, y, w, h] = [ox + frame[0] * k - 1, oy + frame[1] * k - 1, frame[2] * k + 2, frame[3] * k + 2];
    c.setLineDash([]);
    c.lineWidth = 3;
    c.strokeStyle = S.token("--halo");
    c.strokeRect(x, y, w, h);
    c.setLineDash(dash);
    c.lineWidth = 1.5;
    c.strokeStyle = S.token(name);
    c.strokeRect(x, y, w, h);
  };
  const draw = async (canvas, r, side) => {
    const pic = await S.openPicture(r[side], false).catch(() => null);
    const dpr = devicePixelRatio || 1,
      w = canvas.clientWidth,
      h = canvas.clientHeight,
      c = canvas.getContext("2d");
    if (!pic || !w || !canvas.isConnected) return;
    canvas.width = w * dpr;
    canvas.height = h * dpr;
    c.scale(dpr, dpr);
    const box = r.views[0]?.new ?? r.box,
      isWhole = !box || box[2] * box[3] > 0.6 * pic.width * pic.height;
    const focus = isWhole ? [0, 0, pic.width, pic.height] : S.pad(box, pic, 14);
    const k = Math.min((w - 12) / focus[2], (h - 12) / focus[3], 2);
    const ox = w / 2 - (focus[0] + focus[2] / 2) * k,
      oy = h / 2 - (focus[1] + focus[3] / 2) * k;
    c.imageSmoothingQuality = "high";
    c.drawImage(pic.image, ox, oy, pic.width * k, pic.height * k);
    for (const view of r.views) {
      if (view.old) outline(c, view.old, [ox, oy, k], "--expected-mark", [5, 3]);
      if (view.new && side === "actual") outline(c, view.new, [ox, oy, k], "--actual-mark", []);
    }
  };

  const isWide = r => {
    const b = r.views[0]?.new ?? r.box;
    return b && r.expected && b[2] > b[3] * 1.6;
  };
  const pictures = r => {
    const half = (side, name) => {
      const canvas = S.h("canvas", { "data-side": side, "aria-hidden": "true" });
      canvas.result = r;
      return S.h("span", {}, canvas, S.h("em", {}, name));
    };
    const both = r.expected && r.actual;
    if (!r.expected && !r.actual) return null;
    return S.h(
      "span",
      { class: isWide(r) ? "pair stack" : "pair", style: both ? {} : { "grid-template-columns": "1fr" } },
      r.expected && half("expected", both ? "Expected" : "Reference"),
      r.actual && half("actual", both ? "Actual" : "New"),
    );
  };
  const card = (r, g) => {
    const label = `${S.nameOn(r)}, ${S.STATUS[r.status].word}, ${S.rowText(r)}`;
    const name = g.real && g.scenes.length === 1 ? S.shortName(r) : S.longName(r);
    return S.h(
      "button",
      { class: "card", onclick: () => S.select("result", r.id), "aria-label": label },
      pictures(r),
      S.h(
        "span",
        { class: "cap" },
        S.h("span", { class: "row-title" }, S.h("span", {}, name), S.decisionTag(S.decision(r.id))),
        S.h("span", { class: "row-sub num" }, S.rowText(r)),
      ),
    );
  };
  S.showGroup = (host, g) => {
    const grid = S.h("div", { class: "gallery", role: "group", "aria-label": "Every snapshot of the group" });
    const seen = new IntersectionObserver(
      entries => {
        for (const e of entries) {
          if (!e.isIntersecting) continue;
          seen.unobserve(e.target);
          e.target.querySelectorAll("canvas").forEach(c => draw(c, c.result, c.dataset.side));
        }
      },
      { rootMargin: "300px" },
    );
    const more = S.h("button", { class: "button more", onclick: () => add() });
    const add = () => {
      const from = grid.childElementCount;
      for (const r of g.members.slice(from, from + BATCH)) {
        const el = card(r, g);
        grid.append(el);
        seen.observe(el);
      }
      const left = g.members.length - grid.childElementCount;
      more.hidden = left <= 0;
      more.textContent = `Show ${S.number(Math.min(BATCH, left))} of ${S.number(left)} more`;
    };
    host.replaceChildren(S.h("div", { class: "scroll" }, grid, more));
    add();
  };
})();
