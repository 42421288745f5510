/// What the page may load: pictures beside it, its own style sheet, and the one script whose digest stands here.
///
/// A test computes the digest again, because a browser refuses a script that does not have it.
let contentSecurityPolicy =
  "default-src 'none'; img-src 'self' data: file:; style-src 'unsafe-inline'; "
  + "script-src 'sha256-bfyTx9hyy/r8XG+Waz4N5cWUVY2AqC0aCm75J+KjMgM='; base-uri 'none'; form-action 'none'"

/// Keys to walk through the failures, zoom, and copying; without it the page still shows everything.
let htmlScript = """
  "use strict";
  (() => {
    const failures = [...document.querySelectorAll(".failure")];
    const links = [...document.querySelectorAll(".index a")];
    const zooms = ["fit", "actual", "pixels"];

    const current = () => {
      const line = innerHeight / 3;
      let at = -1;
      failures.forEach((failure, index) => { if (failure.getBoundingClientRect().top <= line) at = index; });
      return at;
    };
    const mark = at => links.forEach((link, index) => {
      if (index !== at) return link.removeAttribute("aria-current");
      link.setAttribute("aria-current", "true");
      link.scrollIntoView({ block: "nearest" });
    });
    const show = at => {
      const failure = failures[Math.max(0, Math.min(failures.length - 1, at))];
      if (!failure) return;
      failure.scrollIntoView({ block: "start" });
      failure.focus({ preventScroll: true });
      mark(failures.indexOf(failure));
    };
    const zoom = (failure, mode) => {
      if (!failure) return;
      failure.dataset.zoom = mode;
      failure.querySelectorAll(".pane button").forEach(b => b.setAttribute("aria-pressed", String(mode !== "fit")));
    };

    failures.forEach(failure => {
      const panes = [...failure.querySelectorAll(".pane button")];
      panes.forEach(pane => {
        pane.addEventListener("click", () => zoom(failure, (failure.dataset.zoom || "fit") === "fit" ? "actual" : "fit"));
        // Only the pane under the hand leads: a smaller picture would pull the others back where it ends.
        pane.addEventListener("scroll", () => {
          if (!pane.matches(":hover, :focus")) return;
          panes.forEach(other => { if (other !== pane) other.scrollTo(pane.scrollLeft, pane.scrollTop); });
        });
      });
    });
    document.querySelectorAll(".copy").forEach(button => button.addEventListener("click", async () => {
      const code = button.previousElementSibling;
      try {
        await navigator.clipboard.writeText(code.textContent);
        button.textContent = "Copied";
      } catch {
        getSelection().selectAllChildren(code);
        button.textContent = "Selected";
      }
      setTimeout(() => { button.textContent = "Copy"; }, 2000);
    }));
    addEventListener("keydown", event => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, select, textarea")) return;
      const at = failures.indexOf(document.activeElement.closest(".failure"));
      const from = at >= 0 ? at : current();
      if (event.key === "j") show(from + 1);
      else if (event.key === "k") show(from - 1);
      else if (event.key === "z") {
        const failure = failures[Math.max(0, from)];
        if (failure) zoom(failure, zooms[(zooms.indexOf(failure.dataset.zoom || "fit") + 1) % zooms.length]);
      }
    });
    let waiting = false;
    addEventListener("scroll", () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(() => { waiting = false; mark(current()); });
    }, { passive: true });
  })();

  """
