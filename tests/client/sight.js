// What somebody at this page cannot read, click or answer. Evaluated in the page; answers with three functions.
(() => {
  const SLACK = 2; // pixels: letters reach a little over their line
  const POINTS = [0.5, 0.15, 0.85, 0.3, 0.7]; // shares of width and height where a finger may land
  const READ = "[title], [data-id], [data-code], [data-face], [aria-expanded], details:not([open])";
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=tab], [role=button]";
  const ASKED = ".offer, .offered"; // lie over the board, because only they can be chosen now
  const LATER = ".card:nth-child(n + 9) *"; // of a long list of cards the first tell enough
  const VISIBLE = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };

  // A dialog, or a sheet over the board, is all there is until it is shut.
  const root = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector(".scrim + *") ?? document.body;
  const named = (one) => {
    const place = one.getBoundingClientRect();
    const words = (one.textContent.trim() || one.getAttribute("aria-label") || one.name || "").slice(0, 50);
    const looks = [...one.classList].filter((name) => !name.startsWith("svelte-"));
    const parent = one.parentElement ? [...one.parentElement.classList].filter((name) => !name.startsWith("svelte-")).join(".") : "";
    return `${parent} > ${[one.localName, ...looks].join(".")} "${words}" at ${Math.round(place.x)},${Math.round(place.y)} ${Math.round(place.width)}×${Math.round(place.height)}`;
  };
  const unseen = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return width <= 1 || height <= 1 || getComputedStyle(one).clipPath === "inset(50%)";
  };
  /** What lies on a map is brought to the screen with a finger: a map answers to dragging itself. */
  const dragged = (one) => {
    for (let box = one.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).touchAction === "none") return true;
    }
    return false;
  };

  /** The boxes that clip an element, from the inside out; `along` is "X" or "Y". Whatever scrolls shows the rest. */
  function* clips(one, along) {
    let loose = getComputedStyle(one).position; // what is positioned leaves boxes that are not
    for (let box = one; box && box !== document.documentElement; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (box !== one && loose === "absolute" && style.position === "static" && style.transform === "none") continue;
      if (style[`overflow${along}`] === "auto" || style[`overflow${along}`] === "scroll") return;
      if (style[`overflow${along}`] !== "visible") yield box;
      if (style.position === "fixed") return;
      if (box !== one || style.position !== "static") loose = style.position;
    }
  }

  function cut(text) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const rows = [...range.getClientRects()].filter((row) => row.width > 0);
    if (!rows.length) return false;
    const [left, right] = [Math.min(...rows.map((row) => row.left)), Math.max(...rows.map((row) => row.right))];
    // Of a line's height the letters take the middle.
    const [top, bottom] = [Math.min(...rows.map((row) => row.top + row.height * 0.2)), Math.max(...rows.map((row) => row.bottom - row.height * 0.2))];
    for (const box of clips(text.parentElement, "X")) {
      const frame = box.getBoundingClientRect();
      if (left < frame.left - SLACK || right > frame.right + SLACK) return true;
    }
    for (const box of clips(text.parentElement, "Y")) {
      const frame = box.getBoundingClientRect();
      if (top < frame.top - SLACK || bottom > frame.bottom + SLACK) return true;
    }
    return false;
  }

  /** Text that is cut off, where nothing shows the rest: no title, no card to look at closely, nothing to unfold. */
  function cutTexts() {
    const found = [];
    const texts = document.createTreeWalker(root(), NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const one = text.parentElement;
      if (!text.data.trim() || one.closest(`svg, option, script, style, ${READ}, ${LATER}`)) continue;
      if (!one.checkVisibility(VISIBLE) || dragged(one)) continue;
      let hidden = false;
      for (let box = one; box && !hidden; box = box.parentElement) hidden = unseen(box); // for screen readers alone
      if (!hidden && cut(text)) found.push(named(one));
    }
    return found;
  }

  const scrolled = (one) => {
    for (let box = one.parentElement; box && box !== document.body; box = box.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(box).overflowX)) return true;
    }
    return false;
  };

  /** Whether a click somewhere in the element reaches it, or the label that stands for it. */
  function hit(one) {
    const labels = [...(one.labels ?? [])];
    return [one, ...labels].some((target) =>
      [...target.getClientRects()].some((box) =>
        POINTS.some((x) =>
          POINTS.some((y) => {
            const reached = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
            return reached !== null && (one.contains(reached) || labels.includes(reached.closest("label")));
          }),
        ),
      ),
    );
  }

  /** As a player can: what hides its overflow is not moved. Answers with how to go back. */
  function scrollTo(one) {
    const boxes = [];
    for (let box = one.parentElement; box; box = box.parentElement) boxes.push([box, box.scrollLeft, box.scrollTop]);
    const back = (some) => some.forEach(([box, left, top]) => box.scrollTo({ left, top, behavior: "instant" }));
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    back(boxes.filter(([box]) => ["hidden", "clip"].includes(getComputedStyle(box).overflowY)));
    return () => back(boxes);
  }

  /** Controls beside the screen, or under something else wherever one scrolls. */
  function outOfReach() {
    const found = [];
    for (const one of root().querySelectorAll(CONTROLS)) {
      if (one.disabled || one.closest(`${LATER}, [inert]`) || !one.checkVisibility(VISIBLE)) continue;
      if (unseen(one) && !one.labels?.length) continue;
      if (getComputedStyle(one).pointerEvents === "none" || dragged(one)) continue;
      const { left, right } = (one.labels?.length && unseen(one) ? one.labels[0] : one).getBoundingClientRect();
      if ((left < -SLACK || right > innerWidth + SLACK) && !scrolled(one)) found.push(`beside the screen: ${named(one)}`);
      if (!reached(one) && !underAsked(one)) found.push(`covered: ${named(one)}`);
    }
    return found;
  }

  function reached(one) {
    if (hit(one)) return true;
    const restore = scrollTo(one);
    const found = hit(one);
    restore();
    return found;
  }

  const underAsked = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(ASKED);
    return !!above && !above.contains(one);
  };

  /** Options of the question that no button within reach stands for. */
  function unpressed() {
    const found = new Map();
    for (const one of document.querySelectorAll("[data-key]:not([disabled])")) {
      const pressed = one.checkVisibility(VISIBLE) && reached(one);
      found.set(one.dataset.key, found.get(one.dataset.key) || pressed);
    }
    return [...found].filter(([, pressed]) => !pressed).map(([key]) => key);
  }

  return { cutTexts, outOfReach, unpressed };
})()
