/** A placeholder of a screen's text: an expression, or a name. Doubled braces are literal. */
const PLACEHOLDER = /\{\{|\}\}|\{([^{}]*)\}/g;

/** The placeholders of an English text of a screen, in their order. */
export function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

/** Whether there is something to translate: a letter outside of placeholders. */
export function hasWords(text: string): boolean {
  return !/^\$(?!\$)/.test(text) && /\p{L}/u.test(text.replaceAll(PLACEHOLDER, ""));
}
