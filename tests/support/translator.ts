/** Whose way to translate a page: all that is known of it is in `startTranslator`. */
export type Translator = "Chrome" | "Firefox" | "Safari";

/** The translation of a text: each part is in «», and numbers stand for themselves. Runs in a page, so it uses nothing from outside. */
export function translation(text: string): string {
  return text.replace(/[^\d\s](?:\D*[^\d\s])?/g, "«$&»");
}

/**
 * Translates the page as a browser does, and whatever comes or changes later. Runs in a world of the page that is not the app's, so it uses
 * nothing from outside.
 *
 * - Chrome joins texts that stand side by side. In the place of each come two nested `font` elements for each part of it; numbers
 *   are parts of their own (https://issues.chromium.org/issues/41407169).
 * - Firefox takes all children of a sentence out, writes its translation into the first of the joined texts, and puts it and the elements in
 *   again. Texts beside blocks it changes where they stand (`translations-document.sys.mjs`).
 * - Safari puts other texts in the place of the page's (WebKit's `TextManipulationController`).
 */
export function startTranslator(kind: Translator, translated: typeof translation): void {
  const done = new WeakMap<Node, string>();
  const put = (text: Text, data: string) => {
    text.data = data;
    done.set(text, data);
    return text;
  };
  const isNew = (node: Node): node is Text =>
    node instanceof Text &&
    node.data.trim() !== "" &&
    done.get(node) !== node.data &&
    !node.parentElement!.closest("script, style, textarea, [translate=no]");

  const inFonts = (data: string) => {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.append(put(new Text(), data));
    outer.append(inner);
    return outer;
  };
  const ways: Record<Translator, (parent: Element) => void> = {
    Chrome(parent) {
      parent.normalize();
      for (const text of [...parent.childNodes].filter(isNew)) {
        for (const part of text.data.split(/(\d+)/).filter(Boolean))
          parent.insertBefore(inFonts(translated(part)), text);
        text.remove();
      }
    },
    Firefox(parent) {
      const children = [...parent.childNodes];
      if ([...parent.children].some((child) => getComputedStyle(child).display !== "inline")) {
        for (const text of children.filter(isNew)) put(text, translated(text.data));
        return;
      }
      for (const child of children) child.remove();
      const texts = children.filter((child) => child instanceof Text);
      const taken: Node[] = [];
      let joined = "";
      const end = () => {
        if (joined !== "") taken.push(put(texts.shift()!, translated(joined)));
        joined = "";
      };
      for (const child of children) {
        if (child instanceof Text) joined += child.data;
        else {
          end();
          taken.push(child);
        }
      }
      end();
      parent.append(...taken);
    },
    Safari(parent) {
      for (const text of [...parent.childNodes].filter(isNew))
        text.replaceWith(put(new Text(), translated(text.data)));
    },
  };

  const all = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const parents = new Set<Element>();
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isNew(node)) parents.add(node.parentElement!);
    for (const parent of parents) ways[kind](parent);
  };
  all();
  new MutationObserver(all).observe(document.body, { childList: true, subtree: true, characterData: true });
}
