// What the colours of a picture of a difference mean: the heat map that the page makes, or the overlay that `diff` painted.
"use strict";
(() => {
  const S = window.Snapfarm;
  const HEAT = "linear-gradient(90deg, rgb(250 176 5), rgb(214 40 57) 55%, rgb(98 9 110))",
    HATCH = "repeating-linear-gradient(135deg, rgb(106 59 191) 0 3px, rgb(226 215 247) 3px 6px)";
  const hasOtherSize = r => String(r.expectedSize) !== String(r.actualSize);
  const isSpeck = ({ box }) => box[2] <= 3 && box[3] <= 3;
  const heat = r => [
    [HEAT, "the larger the step of a channel, the darker"],
    hasOtherSize(r) && [HATCH, "only in one of the pictures"],
    ["rgb(233 233 233)", "equal"],
  ];
  const overlay = r => [
    ["#ff0000", "differs"],
    r.clusters.some(isSpeck) && ["#202020", "a frame around a few pixels"],
    r.counts?.forgiven > 0 && ["#ffff00", "forgiven as antialiasing"],
    r.tinted && ["#ffd5a5", "below the threshold"],
    r.masks.length + (r.counts?.masked ?? 0) > 0 && ["#cfebff", "left out by masks"],
    hasOtherSize(r) && ["#8a2be2", "only in one of the pictures"],
    ["#ececec", "equal"],
  ];
  /** The colours that the picture of the difference of a result can have. */
  S.legend = r =>
    S.h(
      "ul",
      { class: "legend" },
      (r.diff ? overlay(r) : heat(r))
        .filter(Boolean)
        .map(([background, text]) =>
          S.h("li", {}, S.h("i", { class: "swatch", "aria-hidden": "true", style: { background } }), text),
        ),
    );
})();
