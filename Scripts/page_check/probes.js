// What checks ask the page; each is a function of this object.
const probes = {
  /** What reaches beyond the window or its own box. */
  tooWide() {
    const out = [], width = document.documentElement.clientWidth, page = document.documentElement.scrollWidth;
    if (page > width) out.push("page " + page);
    for (const e of document.querySelectorAll(".top, .stage, .details, .explain, .toolbar, .readout, .card, .message-card")) {
      const box = e.getBoundingClientRect(), right = Math.round(box.right);
      if (box.right > width + 1 && box.width && box.left >= 0) out.push(`${e.className} reaches ${right}`);
      const isOpen = getComputedStyle(e).overflowX === "visible";
      if (e.scrollWidth > e.clientWidth + 1 && isOpen) out.push(`${e.className} holds ${e.scrollWidth} in ${e.clientWidth}`);
    }
    return out;
  },

  /** Controls without a name, ids that stand twice, rows that do not say how many there are. */
  unnamed() {
    const out = [], ids = new Map(), named = e => e.getAttribute("aria-label") || e.getAttribute("aria-labelledby");
    for (const e of document.querySelectorAll("[id]")) ids.set(e.id, (ids.get(e.id) ?? 0) + 1);
    for (const [id, n] of ids) if (n > 1) out.push("id " + id);
    for (const e of document.querySelectorAll("button, [role=slider], input, select, canvas[tabindex], dialog"))
      if (!named(e) && !e.textContent.trim() && !e.labels?.length) out.push(e.outerHTML.slice(0, 80));
    for (const e of document.querySelectorAll("img:not([alt])")) out.push(e.outerHTML.slice(0, 80));
    for (const e of document.querySelectorAll('.row[aria-level="2"]:not([aria-setsize])')) out.push(e.id);
    const active = document.getElementById("tree").getAttribute("aria-activedescendant");
    if (!active || !document.getElementById(active)) out.push("no active row");
    return out;
  },

  /** Elements that only data could have made. */
  strange() {
    const isStrange = e =>
      [...e.attributes].some(a => a.name.startsWith("on")) ||
      (e.tagName === "IMG" && !/^(images\/[0-9a-f]{12}\.png$|data:image\/png;base64,)/.test(e.getAttribute("src"))) ||
      (e.tagName === "SCRIPT" && e.src && !/\/results\.js$/.test(e.src)) ||
      (["IFRAME", "OBJECT", "EMBED", "LINK"].includes(e.tagName) && e.rel !== "icon");
    return [...document.querySelectorAll("*")].filter(isStrange).map(e => e.outerHTML.slice(0, 90));
  },

  /** Tries to run and to send something, as markup that got in would. */
  breakIn() {
    const add = html => document.body.insertAdjacentHTML("beforeend", html);
    add('<img src="images/none.png" onerror="window.ran = 1"><a id="j" href="javascript:window.ran = 2">x</a>');
    document.getElementById("j").click();
    add("<script>window.ran = 3<" + '/script><form action="https://example.invalid/"></form>');
    new Image().src = "https://example.invalid/x.png";
    return fetch("results.js").then(() => "read", () => "refused");
  },

  /** How many pixels of the panes are as dark as what is drawn over pictures. */
  async darkPixels() {
    await probes.frames();
    let dark = 0;
    for (const canvas of document.querySelectorAll(".pane canvas")) {
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      for (let i = 0; i < data.length; i += 4) dark += data[i + 3] > 200 && data[i] + data[i + 1] + data[i + 2] < 120;
    }
    return dark;
  },

  /** The pixels of the heat map of the snapshot that is shown. */
  async heat() {
    const { image, width, height } = (await Snapfarm.openPair(Snapfarm.current())).heat();
    const c = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    c.drawImage(image, 0, 0);
    return { data: c.getImageData(0, 0, width, height).data, width, height };
  },
  async heatAt(...points) {
    const { data, width } = await probes.heat();
    return points.map(([x, y]) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]);
  },
  async greyPixels() {
    const { data, width, height } = await probes.heat();
    let grey = 0;
    for (let i = 0; i < data.length; i += 4) grey += data[i] === data[i + 1] && data[i] === data[i + 2];
    return [grey, width * height];
  },

  /** The middle of the first pane, in the window. */
  middle() {
    const box = document.querySelector(".pane canvas").getBoundingClientRect();
    return [box.left + box.width / 2 + 2, box.top + box.height / 2 + 2];
  },

  frames: () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),

  /** Types into the filter and scrolls to the end; how many milliseconds that takes. */
  async filter(text) {
    const start = performance.now(), input = document.getElementById("search");
    input.value = text;
    input.dispatchEvent(new Event("input"));
    document.getElementById("tree").scrollTop = 1e6;
    await probes.frames();
    return performance.now() - start;
  },
};
