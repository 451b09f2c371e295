import type { ComponentProps } from "react";
import type { StyleSheetManager } from "styled-components";

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>["stylisPlugins"]>[number];

/** The attribute of `<html>` that lists the conditions of media queries that hold now, each between two bars. */
const HOLDING = "data-holding";
/** Paper has another size than the window, and no script runs between the two. */
const OF_PAPER = /\b(?:print|screen)\b/;

const followed = new Map<string, MediaQueryList>();

/**
 * Writes `@media (…) { .a { … } }` as `:where([data-holding*="|(…)|"]) .a { … }`, which counts as much in the cascade. Chromium looks at each
 * element of the page again when a script inserts a rule that begins with `@`, and at none for other rules; components insert theirs
 * when they are used for the first time, so often between a tap and what it opens.
 */
export const windowRules: Plugin = (element, _index, _siblings, write) => {
  const { type, value, children, root } = element;
  if (type !== "@media" || OF_PAPER.test(value) || typeof children === "string") return;
  // Within another query it holds only if both do.
  if (root) return;
  if (children.some((rule) => rule.type !== "rule")) return;
  const condition = value.replace("@media ", "");
  follow(condition);
  for (const [at, rule] of children.entries()) {
    rule.props = [rule.props].flat().map((selector) => `:where([${HOLDING}*="|${condition}|"]) ${selector}`);
    // Only what has no rule around it is inserted by itself.
    rule.root = null;
    write(rule, at, children, write);
  }
  element.children = [];
};
// The library tells plugins apart by their names, which the build shortens.
Object.defineProperty(windowRules, "name", { value: "window-rules" });

/** Keeps the attribute right for one more condition. */
function follow(condition: string): void {
  if (followed.has(condition)) return;
  if (followed.size === 0) followTextSize();
  const media = matchMedia(condition);
  followed.set(condition, media);
  media.addEventListener("change", tell);
  tell();
}

/** Sizes in queries follow the browser's setting for the size of text. No event tells when it changes, but an element as wide as one rem does. */
function followTextSize(): void {
  const probe = document.createElement("div");
  Object.assign(probe.style, { position: "fixed", width: "1rem", visibility: "hidden" });
  document.body.append(probe);
  new ResizeObserver(tell).observe(probe);
}

function tell(): void {
  const holding = [...followed].filter(([, media]) => media.matches).map(([condition]) => condition);
  document.documentElement.setAttribute(HOLDING, `|${holding.join("|")}|`);
}
