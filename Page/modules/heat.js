// The heat map: on the actual picture, greyed, each pixel that differs in a colour that falls in lightness with the
// largest step of its channels. Where rows came or went, those below are compared in their new place.
"use strict";
(() => {
  const S = window.Snapfarm;
  const STOPS = [
    [0, 250, 176, 5],
    [0.55, 214, 40, 57],
    [1, 98, 9, 110],
  ];

  const word = (r, g, b) => ((255 << 24) | (b << 16) | (g << 8) | r) >>> 0; // little-endian RGBA, as ImageData has it
  const ramp = Uint32Array.from({ length: 256 }, (_, i) => {
    const t = i / 255,
      n = t <= STOPS[1][0] ? 0 : 1,
      [a, b] = [STOPS[n], STOPS[n + 1]],
      k = (t - a[0]) / (b[0] - a[0]);
    return word(...[1, 2, 3].map(c => Math.round(a[c] + (b[c] - a[c]) * k)));
  });
  // White where the picture is white and 84 % where it is black, so that every colour of the ramp stands out.
  const greys = Uint32Array.from({ length: 256 }, (_, i) => {
    const g = 214 + Math.round((i * 38) / 255);
    return word(g, g, g);
  });
  const OUTSIDE = [word(106, 59, 191), word(226, 215, 247)];

  /** The row of the expected picture that a row of the actual one is compared with; -1 for none. */
  const partner = (y, rows) => {
    if (!rows || y < rows.at) return y;
    if (rows.kind === "rows-removed") return y + rows.count;
    return y < rows.at + rows.count ? -1 : y - rows.count;
  };

  const grey = (p, i) => greys[(p[i] * 54 + p[i + 1] * 183 + p[i + 2] * 19) >> 8];
  const step = (a, i, b, j) => {
    let most = 0;
    for (let c = 0; c < 4; c++) {
      const d = a[i + c] - b[j + c];
      if (d > most) most = d;
      else if (-d > most) most = -d;
    }
    return most;
  };

  /** Paints the map, or gives null where the pictures cannot be read. */
  S.makeHeat = (expected, actual, r) => {
    if (!expected?.pixels || !actual?.pixels) return null;
    const width = Math.max(expected.width, actual.width),
      height = r.rows ? actual.height : Math.max(expected.height, actual.height);
    const canvas = new OffscreenCanvas(width, height),
      c = canvas.getContext("2d");
    const data = c.createImageData(width, height),
      out = new Uint32Array(data.data.buffer);
    const [e, a] = [expected.pixels(), actual.pixels()];
    for (let y = 0; y < height; y++) {
      const from = partner(y, r.rows),
        inBoth = from >= 0 && from < expected.height;
      for (let x = 0; x < width; x++) {
        const here = x < actual.width && y < actual.height,
          there = inBoth && x < expected.width,
          i = (y * actual.width + x) * 4;
        const at = y * width + x,
          hatch = OUTSIDE[((x + y) >> 2) & 1];
        if (here && there) {
          const d = step(a, i, e, (from * expected.width + x) * 4);
          out[at] = d ? ramp[d] : grey(a, i);
        } else if (here || (x < expected.width && y < expected.height)) out[at] = hatch;
      }
    }
    c.putImageData(data, 0, 0);
    return { image: canvas, width, height, rgba: () => undefined };
  };
})();
