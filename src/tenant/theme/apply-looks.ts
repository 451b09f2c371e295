import { STAND_IN } from "./stand-in.ts";

/**
 * Shows a pattern, and the font of a family that the build has. Both are in one style sheet, which the page names and only loads
 * from here on: a bank without them costs nobody a byte.
 * @param pattern the name of a pattern; another text shows none
 */
export function applyLooks(document: Document, pattern: string, family = ""): void {
  const { dataset } = document.documentElement;
  const isDrawn = pattern !== "none" && /^[a-z]+$/.test(pattern);
  if (isDrawn) dataset["pattern"] = pattern;
  else delete dataset["pattern"];
  const link = document.querySelector<HTMLLinkElement>("link[rel=looks]");
  if (link && (isDrawn || family.includes(STAND_IN))) link.rel = "stylesheet";
}
