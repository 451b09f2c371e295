import type { ThemeVariables } from "./derive-theme.ts";
import { fonts } from "./fonts.ts";
import { iconWeights } from "./icon-weights.ts";

const COLOUR_NAME = /^--color(?:-[a-z]+)+$/;
const COLOUR = /^#[0-9a-f]{6}$/;
const RADIUS_NAME = /^--radius-[sml]$/;
const RADIUS = /^\d{1,2}px$/;
const FONTS: readonly string[] = Object.values(fonts);
const WEIGHTS: readonly string[] = Object.values(iconWeights);

/**
 * Sets the variables on an element through the CSSOM, after a check of each name and value, and returns the refused
 * names. Text from a tenant never becomes CSS text.
 */
export function applyTheme(element: HTMLElement, variables: ThemeVariables): string[] {
  const refused: string[] = [];
  for (const [name, value] of Object.entries(variables)) {
    if (isSafe(name, value)) element.style.setProperty(name, value);
    else refused.push(name);
  }
  return refused;
}

function isSafe(name: string, value: string): boolean {
  if (COLOUR_NAME.test(name)) return COLOUR.test(value);
  if (RADIUS_NAME.test(name)) return RADIUS.test(value);
  if (name === "--icon-weight") return WEIGHTS.includes(value);
  return name === "--font-family" && FONTS.includes(value);
}
