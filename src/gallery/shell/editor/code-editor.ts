import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, openSearchPanel, search, searchKeymap } from "@codemirror/search";
import { Annotation, EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
  tooltips,
} from "@codemirror/view";

import type { Problem } from "#definition/problem.ts";

import { codeStyle } from "./code-style.ts";
import { diagnosticsOf } from "./diagnostics.ts";
import { completionOf, hoverOf } from "./server-help.ts";
import { offsetOf, type Change } from "./text-places.ts";

/**
 * An editor for several files, one at a time. Each file keeps its undo history and its scroll position while another is
 * shown.
 */
export type CodeEditor = {
  /** Shows a file. A text that differs from the editor's replaces it; this can be undone. */
  readonly show: (path: string, text: string) => void;
  readonly mark: (problems: readonly Problem[]) => void;
  readonly goTo: (place: Pick<Problem, "line" | "column">) => void;
  readonly change: (change: Change) => void;
  readonly find: () => void;
  readonly close: () => void;
};

/**
 * Opens an editor inside an element. It runs in a shadow root, where CodeMirror uses adopted style sheets: in the
 * document it would write `<style>` elements, which the policy refuses.
 */
export function openCodeEditor(host: HTMLElement, onEdit: (path: string, text: string) => void): CodeEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const states = new Map<string, EditorState>();
  let shown = "";
  const view = new EditorView({ root, parent: root });
  const listen = (path: string) =>
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      const isOurs = transactions.some((transaction) => transaction.annotation(shownFromOutside));
      if (docChanged && !isOurs) onEdit(path, state.doc.toString());
    });
  return {
    show: (path, text) => {
      if (path !== shown) {
        if (shown) states.set(shown, view.state);
        shown = path;
        view.setState(states.get(path) ?? openState(path, text, listen(path)));
      }
      replaceText(view, text);
    },
    mark: (problems) =>
      view.dispatch(setDiagnostics(view.state, diagnosticsOf(view.state.doc.toString(), problems))),
    goTo: (place) => {
      const anchor = offsetOf(view.state.doc.toString(), place);
      view.focus();
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: "center" }),
      });
    },
    change: (change) => view.dispatch({ changes: change, userEvent: "input.fix" }),
    find: () => openSearchPanel(view),
    close: () => view.destroy(),
  };
}

/** Marks a text that was not typed here: discarded edits, a changed file. */
const shownFromOutside = Annotation.define<true>();

function openState(path: string, doc: string, listener: Extension): EditorState {
  return EditorState.create({ doc, extensions: [extensionsOf(path), listener] });
}

/** Replaces only the parts that differ, so that cursor, folds and marks stay. */
function replaceText(view: EditorView, text: string): void {
  const before = view.state.doc.toString();
  if (before === text) return;
  let from = 0;
  while (from < Math.min(before.length, text.length) && before[from] === text[from]) from++;
  let same = 0;
  const most = Math.min(before.length, text.length) - from;
  while (same < most && before[before.length - 1 - same] === text[text.length - 1 - same]) same++;
  view.dispatch({
    changes: { from, to: before.length - same, insert: text.slice(from, text.length - same) },
    annotations: shownFromOutside.of(true),
  });
}

function extensionsOf(path: string): Extension {
  return [
    lineNumbers(),
    foldGutter(),
    lintGutter(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    drawSelection(),
    history(),
    json(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    search(),
    highlightSelectionMatches(),
    autocompletion({ override: [completionOf(path)], icons: false }),
    hoverTooltip(hoverOf(path)),
    tooltips({ tooltipSpace: roomOfTooltips }),
    // Tab has no binding: it moves to the next control, as everywhere.
    keymap.of([
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...foldKeymap,
      ...completionKeymap,
      ...lintKeymap,
    ]),
    EditorView.contentAttributes.of({ "aria-label": path, spellcheck: "false", tabindex: "0" }),
    codeStyle,
  ];
}

/** Tooltips above or below the editor would cover the save button and the problems. */
function roomOfTooltips({ dom }: EditorView) {
  const { top, bottom } = dom.getBoundingClientRect();
  return { top, bottom, left: 0, right: innerWidth };
}
