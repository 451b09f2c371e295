import type { Locator } from "@playwright/test";

/** What can have a value or be pressed in the panel. */
export const TOOLS = "input, select, textarea, button";

/** One control of the panel as somebody sees it. */
export type Seen = {
  /** Its place among all `TOOLS` of the panel. */
  readonly index: number;
  readonly tag: "input" | "select" | "textarea" | "button";
  readonly type: string;
  readonly name: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** It belongs to a form that adds something. */
  readonly isInForm: boolean;
};

/** Opens everything that is folded, and lists what can be used. */
export async function controlsOf(panel: Locator): Promise<readonly Seen[]> {
  return await panel.evaluate(look, TOOLS);
}

/** Runs in the page. */
function look(panel: Element, tools: string): Seen[] {
  for (const fold of panel.querySelectorAll("details")) fold.open = true;
  const all = [...panel.querySelectorAll<HTMLInputElement & HTMLSelectElement>(tools)];
  return all.flatMap((one, index) => {
    if (one.disabled || one.readOnly || !one.checkVisibility()) return [];
    const name = one.getAttribute("aria-label") ?? one.labels?.[0]?.textContent ?? one.textContent;
    return {
      index,
      tag: one.localName as Seen["tag"],
      type: one.type,
      name: name.trim(),
      value: one.value,
      isChecked: one.checked,
      options: [...(one.options ?? [])].map(({ value, label }) => ({ value, label })),
      isInForm: one.closest("form") !== null,
    };
  });
}
