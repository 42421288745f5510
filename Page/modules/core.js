// State, events and the only DOM builder. Classic scripts on one namespace: browsers refuse `import` from a file, and
// this page must open from a file without a build.
"use strict";
(() => {
  const S = window.Snapfarm;

  S.state = {
    doc: null,
    byId: new Map(),
    groups: [],
    findings: [],
    selected: null,
    mode: "side",
    text: "",
    device: "",
    hidden: new Set(),
    collapsed: new Set(),
    cluster: -1,
    outlines: true,
    masks: true,
    boxes: true,
    slider: 0.5,
    onion: 0.5,
  };

  const bus = new EventTarget();
  S.on = (name, fn) => bus.addEventListener(name, e => fn(e.detail));
  S.emit = (name, detail) => bus.dispatchEvent(new CustomEvent(name, { detail }));

  // What turns the text around it, or cannot be seen, is spelled out.
  const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;
  const spelled = c => `\\u{${c.codePointAt(0).toString(16).toUpperCase()}}`;
  /** A text with everything in it visible. */
  S.visible = text => text.replace(HIDDEN, spelled);

  /** Builds an element. Text and attributes only: data never becomes markup. */
  S.h = (tag, props = {}, ...kids) => {
    const el = document.createElement(tag);
    for (const [k, v] of Object.entries(props)) {
      if (v == null || v === false) continue;
      if (k.startsWith("on")) el.addEventListener(k.slice(2), v);
      else if (k === "style") for (const [p, x] of Object.entries(v)) el.style.setProperty(p, x);
      else el.setAttribute(k, v === true ? "" : String(v));
    }
    const shown = kids.flat(3).filter(k => k != null && k !== false && k !== "");
    el.append(...shown.map(k => (typeof k === "string" ? S.visible(k) : k)));
    return el;
  };
  const SVG = "http://www.w3.org/2000/svg";
  /** Builds an element of a drawing. */
  S.s = (tag, props = {}, ...kids) => {
    const el = document.createElementNS(SVG, tag);
    for (const [k, v] of Object.entries(props)) el.setAttribute(k, v);
    el.append(...kids);
    return el;
  };
  S.icon = name => S.s("svg", { class: "i", "aria-hidden": "true" }, S.s("use", { href: "#i-" + name }));
  S.$ = id => document.getElementById(id);
  S.reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  S.token = name => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

  /** Whether the page shows a comparison of any pictures, of which nothing can be accepted. */
  S.isDiff = () => S.state.doc.run.verb === "diff";
  S.groupOf = r => S.state.groupOf.get(r.id);
  S.current = () => (S.state.selected?.type === "result" ? (S.state.byId.get(S.state.selected.id) ?? null) : null);
  S.currentGroup = () => {
    const { selected, groups } = S.state;
    if (selected?.type === "group") return groups.find(g => g.id === selected.id) ?? null;
    const r = S.current();
    return r ? S.groupOf(r) : null;
  };
  /** Shows a `result`, a `group` or the `findings`. */
  S.select = (type, id) => {
    const old = S.state.selected;
    if (old && old.type === type && old.id === id) return;
    S.state.selected = { type, id };
    S.state.cluster = -1;
    S.emit("select");
  };
})();
