import type { CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import type { EditorView, Tooltip } from "@codemirror/view";

import type { CompletionOption, TextPlace } from "#gallery/protocol.ts";
import { complete, hover } from "#gallery/shell/project/ask-server.ts";

/** Characters after which completion opens by itself. */
const BEGINS = /["\w$./-]$/;

/** Completes keys, words and names from the server's suggestions for this file. */
export function completionOf(path: string) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    if (!context.explicit && !context.matchBefore(BEGINS)) return null;
    const place: TextPlace = { path, text: context.state.doc.toString(), offset: context.pos };
    const { from, to, options } = await complete(place).catch(() => NOTHING);
    const shown = matching(options, context.state.sliceDoc(from, context.pos)).map(shownOption);
    // Filtered here, because CodeMirror would also compare the quote that it has added after the cursor.
    return shown.length === 0 ? null : { from, to, options: shown, filter: false };
  };
}

/** Explains the word under the pointer. */
export function hoverOf(path: string) {
  return async ({ state, dom }: EditorView, pos: number): Promise<Tooltip | null> => {
    const place: TextPlace = { path, text: state.doc.toString(), offset: pos };
    const told = await hover(place).catch(() => null);
    // CodeMirror would show it until the pointer comes back.
    const isHere = dom.matches(":hover");
    return told && isHere
      ? { pos: told.from, end: told.to, above: false, create: () => ({ dom: textBox(told.text) }) }
      : null;
  };
}

const NOTHING = { from: 0, to: 0, options: [] };

/** Options that contain the typed text; those that start with it come first. */
function matching(options: readonly CompletionOption[], typed: string): readonly CompletionOption[] {
  const word = bare(typed);
  const found = options.filter(({ label }) => bare(label).includes(word));
  const isFirst = ({ label }: CompletionOption) => bare(label).startsWith(word);
  return [...found.filter(isFirst), ...found.filter((option) => !isFirst(option))];
}

function bare(text: string): string {
  return text.replaceAll('"', "").toLowerCase();
}

function shownOption({ label, insert, kind, info }: CompletionOption) {
  return { label, apply: insert, type: kind === "key" ? "property" : "constant", ...(info && { info }) };
}

function textBox(text: string): HTMLElement {
  const box = document.createElement("div");
  box.className = "cm-told";
  box.textContent = text;
  return box;
}
