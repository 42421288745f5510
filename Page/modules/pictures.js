// Pictures: decoded once, kept while there is room, with their exact values where the browser allows reading them.
"use strict";
(() => {
  const S = window.Snapfarm,
    ROOM = 40e6,
    cache = new Map(),
    waiting = new Map();
  const options = { colorSpaceConversion: "none", premultiplyAlpha: "none" };
  const failure = path => new Error(`The picture ${path} could not be read.`);

  const finish = async (path, blob) => {
    const image = await createImageBitmap(blob, options),
      { width, height } = image;
    let data = null;
    const pixels = () => {
      if (data) return data;
      const c = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
      c.drawImage(image, 0, 0);
      data = c.getImageData(0, 0, width, height).data;
      return data;
    };
    const rgba = (x, y) =>
      x < 0 || y < 0 || x >= width || y >= height
        ? null
        : pixels().subarray((y * width + x) * 4, (y * width + x) * 4 + 4);
    return { path, image, width, height, pixels, rgba };
  };
  // A file without a twin can be shown, not read: a canvas that drew it is closed.
  const plain = path =>
    new Promise((ok, fail) => {
      const image = new Image();
      image.onload = () =>
        ok({ path, image, width: image.naturalWidth, height: image.naturalHeight, rgba: () => undefined });
      image.onerror = () => fail(failure(path));
      image.src = path;
    });
  const bytes = base64 => Uint8Array.fromBase64?.(base64) ?? Uint8Array.from(atob(base64), c => c.charCodeAt(0));
  const twin = path =>
    new Promise((ok, fail) => {
      const script = S.h("script", { src: path.replace(/\.png$/, ".js") });
      waiting.set(path.replace(/^.*\/|\.png$/g, ""), base64 => {
        script.remove();
        finish(path, new Blob([bytes(base64)], { type: "image/png" })).then(ok, () => fail(failure(path)));
      });
      script.onerror = () => fail(failure(path));
      document.head.append(script);
    });
  // A page of one file holds its pictures as blocks of base64 that no browser runs.
  const block = path => document.getElementById("picture:" + path.replace(/^.*\/|\.png$/g, ""));
  /** What an element shows a picture from. */
  S.pictureURL = path => {
    const held = block(path);
    return held ? "data:image/png;base64," + held.textContent : path;
  };
  const inside = (path, held) =>
    finish(path, new Blob([bytes(held.textContent)], { type: "image/png" })).catch(() => Promise.reject(failure(path)));
  const served = path =>
    fetch(path)
      .then(r => (r.ok ? r.blob() : Promise.reject()))
      .then(b => finish(path, b))
      .catch(() => Promise.reject(failure(path)));
  /** Called by images/<hash>.js. */
  S.picture = (name, base64) => {
    waiting.get(name)?.(base64);
    waiting.delete(name);
  };

  const trim = () => {
    let pixels = 0;
    for (const [key, entry] of [...cache].reverse()) {
      pixels += entry.pixels;
      if (pixels > ROOM && entry.pixels) cache.delete(key);
    }
  };
  /** A promise of a decoded picture; null for null. */
  S.openPicture = (path, readable) => {
    if (!path) return Promise.resolve(null);
    const key = path + (readable ? "" : "#shown"),
      known = cache.get(key);
    if (known) {
      cache.delete(key);
      cache.set(key, known);
      return known.promise;
    }
    const held = block(path),
      open = held ? inside(path, held) : S.state.doc.live ? served(path) : readable ? twin(path) : plain(path);
    const entry = { promise: open, pixels: 0 };
    cache.set(key, entry);
    entry.promise.then(
      p => {
        entry.pixels = p.width * p.height;
        trim();
      },
      () => cache.delete(key),
    );
    return entry.promise;
  };
  /** The pictures of a result; `heat` makes the heat map when it is first asked for. */
  S.openPair = async r => {
    const readable = r.twins !== false;
    const [expected, actual, diff] = await Promise.all([
      S.openPicture(r.expected, readable),
      S.openPicture(r.actual, readable),
      S.openPicture(r.diff, false),
    ]);
    let heat;
    return { expected, actual, heat: () => (heat ??= diff ?? S.makeHeat(expected, actual, r)) };
  };
})();
