// Written by Scripts/embed-page.py from Page/; change the files there and run the script.
enum PagePart07 {
  static let text: StaticString = #"""
      const sizeText = r => {
        const [a, b] = [r.expectedSize, r.actualSize];
        if (!a || !b) return "The size changed";
        const step = (d, one) => d !== 0 && `${d > 0 ? "+" : "−"}${S.plural(Math.abs(d), one)}`;
        const steps = [step(b[0] - a[0], "column"), step(b[1] - a[1], "row")].filter(Boolean).join(", ");
        return `Expected ${a[0]}×${a[1]}, got ${b[0]}×${b[1]}` + (steps && ` (${steps})`);
      };
      const differ = n => `${S.number(n)} ${n === 1 ? "pixel differs" : "pixels differ"}`;
      const countsText = r => {
        const c = r.counts,
          n = r.clusterCount ?? r.clusters.length;
        if (!c) return "Pixels differ";
        const of = `${S.number(c.different)} of ${S.plural(c.total, "pixel")} ${c.different === 1 ? "differs" : "differ"}`;
        return `${of}, largest step ${c.maxDelta}` + (n > 1 ? `, in ${S.plural(n, "region")}` : "");
      };
      const allowed = t =>
        t?.maxDiffPixels != null ? `${S.number(t.maxDiffPixels)} are allowed` : "within what is allowed";
      const HEADLINES = {
        changed: r => shiftText(r) ?? countsText(r),
        "size-changed": r => [sizeText(r), shiftText(r)].filter(Boolean).join("; "),
        missing: () => "New: there is no reference to compare with",
        added: () => "Only the second folder has this picture",
        removed: () => "Only the first folder has this picture",
        unreadable: () => "The reference cannot be read",
        error: r => {
          if (S.isDiff()) return "This pair could not be compared";
          return r.actual ? "This snapshot must not be trusted" : "This snapshot could not be drawn";
        },
        "within-tolerance": r =>
          r.counts ? `${differ(r.counts.different)}, ${allowed(r.tolerance)}` : "Within tolerance",
        recorded: () => "Recorded as a new reference",
        updated: () => "Recorded over a reference that differed",
        rendered: () => "Drawn; nothing was compared",
        unchanged: () => (S.isDiff() ? "Identical" : "Equal to the reference, pixel for pixel"),
      };
      /** One sentence: what changed. */
      S.headline = r => {
        if (r.explanation.length) return S.groupOf(r).title ?? S.lineText(r.explanation[0]);
        return S.capital(HEADLINES[r.status](r));
      };

      const SECTIONS = {
        changed: "pictures changed",
        "size-changed": "sizes changed",
        missing: "no reference yet",
        added: "only in the second folder",
        removed: "only in the first folder",
        unreadable: "the reference cannot be read",
        error: "could not be drawn",
        "within-tolerance": "passed within tolerance",
        recorded: "recorded",
        updated: "recorded over another",
        rendered: "drawn",
        unchanged: "equal to the reference",
      };
      const DIFF_SECTIONS = {
        changed: "pictures differ",
        error: "could not be compared",
        "within-tolerance": "within what was allowed",
        unchanged: "identical",
      };
      const change = r =>
        shiftText(r) ??
        (r.status === "size-changed" ? sizeText(r) : r.counts ? differ(r.counts.different) : "pixels differ");
      /** What the members of a group share. */
      S.groupTitle = g => {
        if (g.title) return g.title;
        if (S.isDiff() && DIFF_SECTIONS[g.status]) return DIFF_SECTIONS[g.status];
        if (g.kind === "engine") return "references of another engine";
        return g.kind === "change" ? change(g.members[0]) : SECTIONS[g.status];
      };
      /** A group in the list: the scene, or how many, and what they share. */
      S.groupName = g => {
        if (!g.real) return S.capital(S.groupTitle(g));
        return `${g.scenes.length === 1 ? g.scenes[0] : S.plural(g.scenes.length, "scene")}: ${S.groupTitle(g)}`;
      };
      /** A result where its scene is said already, and where it is not. */
      S.shortName = r => [r.deviceName, r.variant].filter(Boolean).join(", ");
      S.longName = r => [r.scene, S.shortName(r)].filter(Boolean).join(" · ");
      /** The same in a sentence. */
      S.nameOn = r => [r.scene, S.shortName(r)].filter(Boolean).join(" on ");
      /** What a row of the list says below the name. */
      S.rowText = r => {
        const line = r.explanation[0];
        if (line) return `${line.property} ${line.old} → ${line.new}`;
        if (r.status === "error" || r.status === "unreadable") return r.message ?? S.STATUS[r.status].word;
        if (r.status === "missing") return "no reference yet";
        if (r.counts?.different || r.shifts.length || r.status === "size-changed") return change(r);
        return S.size(r.actualSize ?? r.expectedSize);
      };

      /** `view — property old → new`, as a row of parts. A colour value shows its swatch. */
      S.changeLine = l => {
        const value = v => [/^#[0-9a-f]{6}$/i.test(v) && S.h("i", { class: "swatch", style: { background: v } }), v];
        const what = S.h("span", { class: "what" }, S.h("b", {}, l.view), " — " + l.property);
        if (l.delta) return S.h("li", { class: "change-line" }, what, S.h("span", { class: "new step" }, l.delta));
        return S.h(
          "li",
          { class: "change-line" },
          what,
          S.h("span", { class: "old" }, S.h("span", { class: "sr" }, "from "), value(l.old)),
          S.h("span", { class: "arrow", "aria-hidden": "true" }, "→"),
          S.h("span", { class: "new" }, S.h("span", { class: "sr" }, "to "), value(l.new)),
        );
      };
      S.lineText = l => `${l.view} — ${l.property} ${l.old} → ${l.new}`;
      /** The lines of a group: a line equal on all members as it is, a number that moved equally as its step. */
      S.sharedLines = members =>
        members[0].explanation.flatMap((l, i) => {
          const all = members.map(r => r.explanation[i]);
          if (all.some(x => !x || x.view !== l.view || x.property !== l.property)) return [];
          if (all.every(x => x.old === l.old && x.new === l.new)) return [l];
          const steps = new Set(all.map(x => Math.round((parseFloat(x.new) - parseFloat(x.old)) * 100) / 100)),
            [d] = steps;
          if (steps.size !== 1 || !Number.isFinite(d)) return [];
          const unit = l.new.replace(/^[\d.,\s-]+/, "");
          return [{ view: l.view, property: l.property, delta: `${d > 0 ? "+" : "−"}${Math.abs(d)} ${unit}` }];
        });
    })();
    // The results document: what is left out is filled in here, once, so that no other module has to ask.
    "use strict";
    (() => {
      const S = window.Snapfarm;

      // A picture stands beside the page; nothing else is ever fetched.
      const picture = path =>
        typeof path === "string" && /^[\w-][\w./-]*\.png$/.test(path) && !path.includes("..") ? path : null;
      const shown = status => (Object.hasOwn(S.STATUS, status) ? status : "error");
      const complete = (r, doc) => {
        const list = name => r[name] ?? [];
        Object.assign(r, {
          status: shown(r.status),
          deviceName: r.deviceName ?? r.device,
          variant: r.variant ?? "",
          expected: picture(r.expected),
          actual: picture(r.actual),
          diff: picture(r.diff),
          explanation: list("explanation"),
          views: list("views"),
          clusters: list("clusters"),
          shifts: list("shifts"),
          masks: list("masks"),
          notes: list("notes"),
          facts: list("facts"),
          findings: list("findings").map(i => doc.findings[i]),
        });
        if (r.box && !r.clusters.length && r.counts) r.clusters = [{ box: r.box, pixels: r.counts.different }];
        r.rows = r.shifts.find(s => s.kind === "rows-inserted" || s.kind === "rows-removed");
        // The page's own map compares rows in their new places.
        if (r.rows) r.diff = null;
        r.message ??= r.findings.find(f => f.severity === "error")?.message;
        r.stem ??= r.id;
        for (const f of r.findings) f.results.push(r);
      };
      const group = (g, members) => {
        const status = members.some(r => r.status !== members[0].status) ? "changed" : members[0].status;
        return { ...g, members, status, scenes: [...new Set(members.map(r => r.scene))] };
      };
      // Groups of changes in the order of the run, then one for each status, what needs a look before what does not.
      const groups = doc => {
        const members = new Map();
        for (const r of doc.results) {
          const id = r.group ?? "status:" + r.status;
          if (!members.has(id)) members.set(id, []);
          members.get(id).push(r);
        }
        const real = doc.groups
          .filter(g => members.has(g.id))
          .map(g => group({ ...g, real: g.kind !== "engine" }, members.get(g.id)));
        const sections = Object.keys(S.STATUS)
          .filter(s => members.has("status:" + s))
          .map(s => group({ id: "status:" + s, kind: "section", real: false }, members.get("status:" + s)));
        return [...real.filter(g => g.real), ...real.filter(g => !g.real), ...sections];
      };

      // `diff` has words of its own, and shows its own picture of a difference.
      const renameForDiff = () => {
        S.STATUS.changed.word = "different";
        S.STATUS.unchanged.word = "identical";
        S.MODES.find(([id]) => id === "heat")[1] = "Difference";
      };

      /** Takes the results document and shows the page. */
      S.load = doc => {
        const s = S.state;
        doc.findings = (doc.findings ?? []).map((f, i) => ({ ...f, id: i, results: [] }));
        doc.groups ??= [];
        for (const r of doc.results) complete(r, doc);
        s.doc = doc;
        if (S.isDiff()) renameForDiff();
        Object.assign(s, { findings: doc.findings, groups: groups(doc) });
        s.byId = new Map(doc.results.map(r => [r.id, r]));
        s.groupOf = new Map(s.groups.flatMap(g => g.members.map(r => [r.id, g])));
        for (const g of s.groups) if (!S.STATUS[g.status].open) s.collapsed.add(g.id);
        S.start();
      };
    })();
    // One viewport for all panes: zoom and pan are shared, so panes cannot drift apart. Units: CSS px per picture pixel.
    "use strict";
    (() => {
      const S = window.Snapfarm,
        MIN = 0.05,
        MAX = 96;
      const v = {
        scale: 1,
        cx: 0,
        cy: 0,
        fitted: true,
        width: 1,
        height: 1,
        paneW: 1,
        paneH: 1,
        top: 52,
        bottom: 20,
        hover: null,
      };
      S.view = v;
      const changed = () => S.emit("view");
      const clampScale = s => Math.min(MAX, Math.max(MIN, s));

      S.frameView = (w, h) => {
        v.width = w;
        v.height = h;
        S.fit();
      };
      S.fit = () => {
        v.fitted = true;
        v.scale = clampScale(Math.min((v.paneW - 32) / v.width, (v.paneH - v.top - v.bottom) / v.height));
        v.cx = v.width / 2;
        v.cy = v.height / 2 - (v.top - v.bottom) / 2 / v.scale;
        changed();
      };
      S.paneSized = (w, h) => {
        if (w === v.paneW && h === v.paneH) return;
        v.paneW = w;
        v.paneH = h;
        if (v.fitted) S.fit();
        else changed();
      };
      /** Zooms by a factor and keeps the picture point under (px, py) of a pane still. */
      S.zoomAt = (px, py, factor) => {
        const s = clampScale(v.scale * factor),
          dx = px - v.paneW / 2,
          dy = py - v.paneH / 2;
        v.cx += dx / v.scale - dx / s;
        v.cy += dy / v.scale - dy / s;
        v.scale = s;
        v.fitted = false;
        hold();
        changed();
      };
      S.zoomCentre = factor => S.zoomAt(v.paneW / 2, v.paneH / 2, factor);
      S.panBy = (dx, dy) => {
        v.cx -= dx / v.scale;
        v.cy -= dy / v.scale;
        v.fitted = false;
        hold();
        changed();
      };
      const hold = () => {
        v.cx = Math.min(v.width, Math.max(0, v.cx));
        v.cy = Math.min(v.height, Math.max(0, v.cy));
      };
      S.zoomTo = (scale, cx = v.cx, cy = v.cy) => {
        v.scale = clampScale(scale);
        v.cx = cx;
        v.cy = cy;
        v.fitted = false;
        changed();
      };
      S.showBox = ([x, y, w, h]) => {
        const k = Math.min((v.paneW - 96) / w, (v.paneH - 150) / h);
        S.zoomTo(Math.max(0.5, Math.min(8, k >= 1 ? Math.floor(k) : k)), x + w / 2, y + h / 2);
      };
      /** z: fit, then actual size, then pixels of the current cluster. */
      S.cycleZoom = () => {
        const r = S.current(),
          c = r?.clusters[Math.max(0, S.state.cluster)]?.box;
        if (v.fitted) {
          const p = c ?? [v.cx, v.cy, 0, 0];
          S.zoomTo(1, p[0] + p[2] / 2, p[1] + p[3] / 2);
        } else if (v.scale < 16) {
          const p = v.hover ?? (c ? { x: c[0] + Math.min(c[2], 14), y: c[1] + Math.min(c[3], 8) } : { x: v.cx, y: v.cy });
          S.zoomTo(24, p.x, p.y);
        } else S.fit();
      };
      S.toPicture = (px, py) => ({
        x: Math.floor(v.cx + (px - v.paneW / 2) / v.scale),
        y: Math.floor(v.cy + (py - v.paneH / 2) / v.scale),
      });
      S.previousCluster = () => S.goCluster(S.state.cluster < 0 ? -1 : S.state.cluster - 1);
      S.goCluster = n => {
        const r = S.current();
        if (!r?.clusters.length) {
          S.toast("This snapshot has no differing region");
          return;
        }
        S.state.cluster = (n + r.clusters.length) % r.clusters.length;
        if (S.state.mode !== "crops") S.showBox(r.clusters[S.state.cluster].box);
        S.emit("cluster");
      };
    })();
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

    """#
}
