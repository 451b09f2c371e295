import { type Fields, fieldsOf, listOf, textOf } from "#tools/compile-screen/read/fields.ts";
import type { Parts } from "#tools/compile-screen/parts/parts.ts";

import { listKinds } from "#definition/catalogue.ts";
import type { ScreenEntryData } from "#definition/compiled.ts";
import { lateNames, stepKindOf } from "#tools/meta-schema/words.ts";
import { defaultWidget } from "#definition/widgets.ts";
import { expressionsInText } from "#definition/expression.ts";
import { hasBranches } from "./deciding.ts";

/**
 * The index entry of a checked screen. A title with values in it is not known before the screen runs; the entry then
 * has the menu's label.
 */
export function entryOf(screen: Fields, parts: Parts): ScreenEntryData {
  const { id, path, over, access, menu, billers } = screen as ScreenEntryData;
  const title = textOf(screen.title);
  const fixed = title !== undefined && expressionsInText(title).length === 0 ? title : undefined;
  const late = lateOf(screen, parts);
  const types = listOf(fieldsOf(screen.history).transactionTypes) as number[];
  return {
    id,
    path,
    ...(over && { over }),
    title: fixed ?? menu?.label ?? id,
    access: access ?? "customer",
    ...(menu && { menu }),
    ...(billers && { billers }),
    ...(types.length > 0 && { types }),
    ...(late.length > 0 && { late }),
  };
}

/**
 * What must load together with the screen; the index names it, so that both load at the same time. Customers always
 * have the views, and so have screens with any other late part.
 */
function lateOf({ steps, access }: Fields, parts: Parts): readonly string[] {
  const needed: readonly string[] = [
    ...(access === "public" && parts.late.size === 0 ? [] : ["views"]),
    ...parts.late,
    ...(parts.asks.some(({ ask }) => hasBranches(fieldsOf(ask.schema))) ? ["branches"] : []),
  ];
  const widgets = listOf(steps).flatMap((step) => {
    const { schema, uiSchema } = fieldsOf(fieldsOf(step).ask);
    return widgetsOf(fieldsOf(schema), fieldsOf(uiSchema));
  });
  const members = widgets.includes("fields") ? Object.values<string>(listKinds) : [];
  const kinds = listOf(steps).map((step) => stepKindOf(fieldsOf(step)));
  return lateNames.filter((name) => [...needed, ...widgets, ...members, ...kinds].includes(name));
}

/** The widgets of a form, and those of the columns of its sheets. */
function widgetsOf({ properties }: Fields, hints: Fields): unknown[] {
  return Object.entries(fieldsOf(properties)).flatMap(([name, property]) => {
    const { "ui:widget": widget, items } = fieldsOf(hints[name]);
    const schema = fieldsOf(property);
    const columns = schema.type === "array" ? widgetsOf(fieldsOf(schema.items), fieldsOf(items)) : [];
    return [widget ?? defaultWidget(schema), ...columns];
  });
}
