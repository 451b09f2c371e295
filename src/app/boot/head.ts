/** The icon of a page without one: browsers would ask for /favicon.ico. */
const NO_ICON = "data:,";

/** Sets what the head of the page says of a brand: the colour of the browser's bars, and the icon. */
export function applyHead(document: Document, colour: string | undefined, icon: string | undefined): void {
  const head = <Name extends "meta" | "link">(tag: Name, key: "name" | "rel", value: string) => {
    const found = document.querySelector<HTMLElementTagNameMap[Name]>(`${tag}[${key}="${value}"]`);
    if (found) return found;
    const made = document.createElement(tag);
    made.setAttribute(key, value);
    document.head.append(made);
    return made;
  };
  head("meta", "name", "theme-color").content = colour ?? "";
  head("link", "rel", "icon").href = icon ?? NO_ICON;
}
