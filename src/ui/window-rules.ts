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
  const { type, value, children } = element;
  if (type !== "@media" || OF_PAPER.test(value) || typeof children === "string") return;
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
  const media = matchMedia(condition);
  followed.set(condition, media);
  media.addEventListener("change", tell);
  tell();
}

function tell(): void {
  const holding = [...followed].filter(([, media]) => media.matches).map(([condition]) => condition);
  document.documentElement.setAttribute(HOLDING, `|${holding.join("|")}|`);
}
