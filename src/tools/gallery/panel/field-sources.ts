import type { FieldSource, SourceKey } from "#gallery/protocol-panel.ts";
import { parseExpression } from "#definition/expression.ts";
import { escapePart, readPointer } from "#lib/json/pointer.ts";
import { isRecord } from "#lib/json/record.ts";
import { dataIn, itemsOf, listIn } from "#lib/reply-data.ts";
import { type Fields, fieldsOf, listOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { isSameCall, targetsOf } from "#tools/lint/screen-replies.ts";

/** Deeper values are seldom what a field shows, and would make the list long. */
const DEPTH = 3;

/** The sources from which a new field can take its choices or its value, as the replies of the scenarios show them. */
export function fieldSources(screen: Fields): readonly FieldSource[] {
  return Object.entries(fieldsOf(screen.sources)).map(([name, source]) =>
    sourceOf(name, fieldsOf(source), screen),
  );
}

function sourceOf(name: string, source: Fields, screen: Fields): FieldSource {
  const bodies = listOf(screen.scenarios).map((scenario) => bodyIn(fieldsOf(scenario), source.call));
  const firsts = bodies.map((body) => firstItem(source.items, body));
  const options = fieldsOf(source.options);
  const isList = source.items !== undefined;
  return {
    name,
    answer: keysOf(bodies),
    ...(isList && { items: keysOf(firsts) }),
    ...(isList &&
      source.options !== undefined && { offers: firsts.map((one) => itemValue(options.value, one)) }),
    ...(source.search !== undefined && { isSearched: true }),
  };
}

/** What a source reads first in a scenario. */
function bodyIn({ replies }: Fields, call: unknown): unknown {
  const calls = targetsOf(call);
  const reply = listOf(replies)
    .map(fieldsOf)
    .find((one) => calls.some((target) => isSameCall(target, textOf(one.call) ?? "")));
  return Number(reply?.status ?? 200) < 300 ? reply?.body : undefined;
}

/** The first item of the list in an answer; undefined where it is made in a way that only the screen itself can. */
function firstItem(items: unknown, body: unknown): unknown {
  const parsed = parseExpression(textOf(items) ?? "");
  if ("error" in parsed || parsed.root !== "response" || body === undefined) return undefined;
  const { pointer = "", unwraps } = parsed;
  return (unwraps ? listIn(body, pointer) : itemsOf(readPointer(body, pointer)))[0];
}

/** What an option sends, where it is one value of its item. */
function itemValue(value: unknown, item: unknown): string | null {
  const parsed = parseExpression(textOf(value) ?? "");
  if ("error" in parsed || parsed.root !== "item") return null;
  const found = (parsed.unwraps ? dataIn : readPointer)(item, parsed.pointer ?? "");
  return isPlain(found) ? String(found) : null;
}

/** The pointers to texts and numbers in some of the values, each with what every value has there. */
function keysOf(values: readonly unknown[]): readonly SourceKey[] {
  const pointers = new Set(values.flatMap((one) => pointersIn(one, "")));
  return [...pointers].map((pointer) => ({
    pointer,
    values: values.map((one) => {
      const found = readPointer(one, pointer);
      return isPlain(found) ? found : null;
    }),
  }));
}

function pointersIn(value: unknown, pointer: string): string[] {
  if (isPlain(value)) return [pointer];
  if (!isRecord(value) || pointer.split("/").length > DEPTH) return [];
  return Object.entries(value).flatMap(([key, one]) => pointersIn(one, `${pointer}/${escapePart(key)}`));
}

function isPlain(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}
