/**
 * Translates all texts of a part of the page, as browsers do: each text node makes room for two nested `font` elements with the
 * translation, here the text in «». Runs in a page of a browser too, so it uses nothing from outside.
 */
export function translate(part: Node, how: "at once" | "in two moves" = "at once"): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest("font, script, style, textarea, [translate=no]"))
      continue;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.append(`«${text.data}»`);
    outer.append(inner);
    if (how === "at once") parent.replaceChild(outer, text);
    else {
      parent.insertBefore(outer, text);
      text.remove();
    }
  }
}
