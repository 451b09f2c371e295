import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** Only uses colours of our tokens; custom properties work inside the shadow root. */
const highlight = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--color-brand-text)" },
  { tag: tags.string, color: "var(--color-success-text)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--color-warning-text)" },
  { tag: tags.invalid, color: "var(--color-danger-text)" },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: "var(--color-text-muted)" },
]);

const surface = { backgroundColor: "var(--color-surface)", color: "var(--color-text)" };
const control = {
  ...surface,
  minHeight: "2.25rem",
  padding: "0 0.625rem",
  border: "1px solid var(--color-control-border)",
  borderRadius: "var(--radius-s)",
  backgroundImage: "none",
  font: "inherit",
  textTransform: "none",
};

const view = EditorView.theme({
  "&": { ...surface, height: "100%", fontSize: "0.8125rem" },
  "&.cm-focused": { outline: "2px solid var(--color-focus)", outlineOffset: "-2px" },
  "& :focus-visible:not(.cm-content)": { outline: "2px solid var(--color-focus)", outlineOffset: "1px" },
  ".cm-scroller": {
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
    lineHeight: "1.55",
  },
  ".cm-content": { caretColor: "var(--color-text)", padding: "0.5rem 0" },
  ".cm-cursor": { borderLeftColor: "var(--color-text)" },
  ".cm-gutters": {
    backgroundColor: "var(--color-surface)",
    color: "var(--color-text-muted)",
    borderRight: "1px solid var(--color-border)",
  },
  // Lets the selection below it show. Keys are in the brand's colour, which has no contrast to spare for a tint of itself.
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--color-surface-sunken) 60%, transparent)" },
  ".cm-activeLineGutter": { backgroundColor: "var(--color-surface-sunken)", color: "var(--color-text)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "color-mix(in srgb, var(--color-brand-edge) 24%, transparent)",
  },
  "&.cm-focused .cm-matchingBracket": {
    backgroundColor: "var(--color-brand-soft)",
    color: "var(--color-on-brand-soft)",
  },
  ".cm-foldPlaceholder": {
    backgroundColor: "var(--color-surface-sunken)",
    border: "1px solid var(--color-border)",
    color: "var(--color-text-muted)",
  },
  ".cm-searchMatch": { backgroundColor: "var(--color-warning-soft)", color: "var(--color-on-warning-soft)" },
  ".cm-searchMatch-selected": { outline: "1px solid var(--color-warning-edge)" },
  ".cm-selectionMatch": { backgroundColor: "var(--color-surface-sunken)" },
  ".cm-panels": {
    backgroundColor: "var(--color-surface-sunken)",
    color: "var(--color-text)",
    fontFamily: "var(--font-family)",
  },
  ".cm-panels-bottom": { borderTop: "1px solid var(--color-border)" },
  ".cm-panel.cm-search": { display: "flex", flexWrap: "wrap", gap: "0.25rem", padding: "0.5rem" },
  ".cm-panel.cm-search br": { display: "none" },
  ".cm-panel.cm-search label": { display: "inline-flex", alignItems: "center", fontSize: "0.8125rem" },
  ".cm-panel.cm-search [name=close]": { minWidth: "2.25rem", minHeight: "2.25rem", fontSize: "1.25rem" },
  ".cm-button, .cm-textfield": control,
  ".cm-tooltip": {
    ...surface,
    border: "1px solid var(--color-border)",
    borderRadius: "var(--radius-s)",
    boxShadow: "var(--shadow-2)",
    fontFamily: "var(--font-family)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "inherit", maxHeight: "18rem" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "0.25rem 0.5rem" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    background: "var(--color-brand)",
    color: "var(--color-on-brand)",
  },
  ".cm-completionInfo": { maxWidth: "22rem", padding: "0.5rem 0.75rem", whiteSpace: "pre-line" },
  ".cm-told": { maxWidth: "26rem", padding: "0.5rem 0.75rem", whiteSpace: "pre-line" },
  ".cm-diagnostic": { padding: "0.375rem 0.75rem", maxWidth: "30rem" },
  ".cm-diagnosticText": { whiteSpace: "pre-line" },
  ".cm-diagnosticAction": {
    ...control,
    backgroundColor: "var(--color-brand)",
    color: "var(--color-on-brand)",
  },
});

export const codeStyle = [view, syntaxHighlighting(highlight)];
