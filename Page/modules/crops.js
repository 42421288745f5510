// Changed only: each differing region, enlarged by a whole factor, expected beside actual beside heat.
"use strict";
(() => {
  const S = window.Snapfarm,
    MOST = 24;
  const cut = (pic, [x, y, w, h], k) => {
    const c = S.h("canvas", { width: w * k, height: h * k, style: { width: w * k + "px" } }),
      ctx = c.getContext("2d");
    ctx.imageSmoothingEnabled = false;
    ctx.drawImage(pic.image, x, y, w, h, 0, 0, w * k, h * k);
    return c;
  };
  S.on("cluster", () => document.querySelectorAll(".crop")[S.state.cluster]?.scrollIntoView({ block: "nearest" }));
  /** A box with some pixels around it, within the picture. */
  S.pad = (box, pic, n) => {
    const x = Math.max(0, box[0] - n),
      y = Math.max(0, box[1] - n);
    return [
      x,
      y,
      Math.max(1, Math.min(pic.width, box[0] + box[2] + n) - x),
      Math.max(1, Math.min(pic.height, box[1] + box[3] + n) - y),
    ];
  };

  // As many columns as fit, unless one below the other is much larger.
  const arrange = (box, width) => {
    const factor = n => Math.max(1, Math.min(8, Math.floor((width / n - 28) / box[2]))),
      fits = n => width / n - 28 >= box[2];
    if (fits(3) && factor(3) * 2 > factor(1)) return [3, factor(3)];
    return fits(2) && factor(2) * 2 > factor(1) && box[3] > box[2] ? [2, factor(2)] : [1, factor(1)];
  };
  const crop = (r, cluster, i, pair, width) => {
    const box = S.pad(cluster.box, pair.actual, 10),
      [columns, k] = arrange(box, width),
      [x, y, w, h] = cluster.box;
    const part = (side, name, pic) =>
      pic &&
      S.h("figure", {}, S.h("figcaption", {}, S.h("i", { class: "key-mark " + side }), name), cut(pic, box, k));
    const show = () => {
      S.setMode("side");
      S.goCluster(i);
    };
    const words = `${S.plural(cluster.pixels, "pixel")} · x ${x}, y ${y} · ${w} × ${h} · shown at ${k}×`;
    return S.h(
      "article",
      { class: "crop", "aria-label": `Region ${i + 1}` },
      S.h(
        "header",
        {},
        S.h("b", {}, `Region ${i + 1}`),
        S.h("span", { class: "num" }, words),
        S.h("button", { class: "quiet", onclick: show }, "Show in place"),
      ),
      S.h(
        "div",
        { class: "crop-row", style: { "grid-template-columns": `repeat(${columns}, minmax(0, 1fr))` } },
        part("expected", "Expected", pair.expected),
        part("", "Actual", pair.actual),
        part("diff", r.diff ? "Difference" : "Heat map", pair.heat()),
      ),
    );
  };
  S.showCrops = (host, r, pair) => {
    const width = host.clientWidth - 32,
      list = S.h("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": "Changed regions" });
    list.append(...r.clusters.slice(0, MOST).map((cluster, i) => crop(r, cluster, i, pair, width)));
    if (r.clusters.length > MOST)
      list.append(
        S.h("p", { class: "note" }, `${S.number(r.clusters.length - MOST)} more regions are not shown here.`),
      );
    host.replaceChildren(list);
  };
})();
