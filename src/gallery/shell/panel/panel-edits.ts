import type { Control, Panel } from "#gallery/protocol-panel.ts";
import { addJsonItem, moveJson, removeJson, setJson } from "#lib/json/edit-json.ts";
import { escapePart, readPointer } from "#lib/json/pointer.ts";

import { parsedText } from "./own-value.ts";

type Orders = Panel["orders"];

/** A text with another value; an undefined value takes the key out. */
export function withValue(text: string, pointer: string, value: unknown, orders: Orders): string {
  if (value === undefined) return removeJson(text, pointer);
  return setJson(text, pointer, value, (around) => orders[around] ?? []);
}

/** A text in which what a value needs is there; what is there already stays. */
export function withNeeds(text: string, needs: Control["needs"], orders: Orders): string {
  if (!needs || readPointer(parsedText(text), needs.pointer) !== undefined) return text;
  return withValue(text, needs.pointer, needs.value, orders);
}

/** A text whose list has an item, or has it no more; a list without items goes. */
export function withMember(
  text: string,
  pointer: string,
  item: unknown,
  isIn: boolean,
  now: unknown,
): string {
  const list = Array.isArray(now) ? now : [];
  const index = list.indexOf(item);
  if (isIn === index >= 0) return text;
  const isThere = Array.isArray(readPointer(parsedText(text), pointer));
  if (!isThere) return setJson(text, pointer, isIn ? [...list, item] : list.filter((one) => one !== item));
  if (isIn) return addJsonItem(text, pointer, item);
  return list.length === 1 ? removeJson(text, pointer) : removeJson(text, `${pointer}/${index}`);
}

type Field = NonNullable<Panel["field"]>;

/** A text without a field: its schema, and all that the screen holds for it alone. */
export function withoutField(text: string, { name, form, places }: Field): string {
  const required = `${form}/schema/required`;
  const listed = readPointer(parsedText(text), required);
  const optional = withMember(text, required, name, false, listed);
  return [...places, `${form}/schema/properties/${escapePart(name)}`].reduce(removeJson, optional);
}

/** A text in which a field stands one place up or down. */
export function withFieldMoved(text: string, { name, form }: Field, by: -1 | 1): string {
  const order = readPointer(parsedText(text), `${form}/uiSchema/ui:order`);
  const index = Array.isArray(order) ? order.indexOf(name) : -1;
  const pointer =
    index === -1 ? `${form}/schema/properties/${escapePart(name)}` : `${form}/uiSchema/ui:order/${index}`;
  return moveJson(text, pointer, by);
}
