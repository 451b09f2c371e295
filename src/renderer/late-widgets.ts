import type { ComponentType } from "react";

import type { WidgetProps, Widgets } from "./widget-props.ts";

/** Widgets that sign-in does without: each comes with the screens that name it (`x-late` in the meta-schema). */
export const lateWidgets: Readonly<Record<string, () => Promise<ComponentType<WidgetProps>>>> = {
  cards: async () => (await import("./widgets/cards.tsx")).CardsWidget,
  fields: async () => (await import("./widgets/fields.tsx")).FieldsWidget,
  file: async () => (await import("./widgets/file.tsx")).FileWidget,
  money: async () => (await import("./more-widgets.ts")).moreWidgets.money,
  number: async () => (await import("./widgets/number.tsx")).NumberWidget,
  phone: async () => (await import("./more-widgets.ts")).moreWidgets.phone,
  radio: async () => (await import("./widgets/radio.tsx")).RadioWidget,
  "read-only": async () => (await import("./widgets/long-texts.tsx")).ReadOnlyWidget,
  "search-select": async () => (await import("./widgets/search-select.tsx")).SearchSelectWidget,
  select: async () => (await import("./more-widgets.ts")).moreWidgets.select,
  textarea: async () => (await import("./widgets/long-texts.tsx")).TextareaWidget,
};

/** Loads what a screen's index line names, before the screen opens: in the middle of a payment nothing is loaded any more. */
export async function loadWidgets(names: readonly string[] = []): Promise<Widgets> {
  const entries = names.map(async (name) => [name, await lateWidgets[name]!()] as const);
  return Object.fromEntries(await Promise.all(entries));
}
