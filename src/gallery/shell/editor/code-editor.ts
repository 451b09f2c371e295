import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap } from "@codemirror/commands";
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
import { changeBetween } from "#gallery/shell/project/text-change.ts";
import { diagnosticsOf } from "#gallery/shell/project/diagnostics.ts";
import { offsetOf, type Change } from "#gallery/shell/project/text-places.ts";

import { codeStyle } from "./code-style.ts";
import { completionOf, hoverOf } from "./server-help.ts";

/**
 * An editor for several files, one at a time. Each file keeps its scroll position while another is shown. It has no
 * undo of its own: the edits of all files have one history (`edit-history.ts`).
 */
export type CodeEditor = {
  /** Shows a file. A text that differs from the editor's replaces it, and where it differs comes into sight. */
  readonly show: (path: string, text: string) => void;
  readonly mark: (problems: readonly Problem[]) => void;
  readonly goTo: (place: Pick<Problem, "line" | "column">) => void;
  /** Brings a place into sight, without taking the focus. */
  readonly reveal: (offset: number) => void;
  readonly change: (change: Change) => void;
  readonly find: () => void;
  readonly close: () => void;
};

type EditorEvents = {
  readonly onEdit: (path: string, text: string) => void;
  /** Called with the offset of the cursor when somebody moves it. */
  readonly onPlace: (offset: number) => void;
};

/**
 * Opens an editor inside an element. It runs in a shadow root, where CodeMirror uses adopted style sheets: in the
 * document it would write `<style>` elements, which the policy refuses.
 */
export function openCodeEditor(host: HTMLElement, { onEdit, onPlace }: EditorEvents): CodeEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const states = new Map<string, EditorState>();
  let shown = "";
  const view = new EditorView({ root, parent: root });
  const listen = (path: string) =>
    EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
      if (transactions.some((transaction) => transaction.annotation(shownFromOutside))) return;
      if (docChanged) onEdit(path, state.doc.toString());
      if ((docChanged || selectionSet) && view.hasFocus) onPlace(state.selection.main.head);
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
    reveal: (offset) => {
      const anchor = Math.min(offset, view.state.doc.length);
      // An edit in a long line may have scrolled it sideways: what is shown now is read from its beginning.
      view.scrollDOM.scrollLeft = 0;
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: "center" }),
        annotations: shownFromOutside.of(true),
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
  const change = changeBetween(view.state.doc.toString(), text);
  if (!change) return;
  const { from, removed, inserted } = change;
  view.dispatch({
    changes: { from, to: from + removed.length, insert: inserted },
    annotations: shownFromOutside.of(true),
    effects: EditorView.scrollIntoView(from, { y: "nearest", yMargin: 48 }),
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
