import type { Meta, Notions } from "#definition/meta.ts";
import type { Control } from "#gallery/protocol-panel.ts";
import { isRecord } from "#lib/json/record.ts";
import { facetsOf, wordOf } from "#tools/meta-schema/facets.ts";

import { entryOf } from "./control-kinds.ts";
import { isOpen } from "./forms.ts";
import { nameOf } from "./name-of.ts";
import { optional } from "./optional.ts";

type Templates = NonNullable<Control["templates"]>;

/** With what an object with a name of its own can begin: its examples. What belongs to a field begins in its own way. */
export function entryTemplatesOf(facets: readonly Meta[], notions: Notions): Templates {
  const entry = wordOf(facets, "x-keys") === undefined ? entryOf(facets) : undefined;
  const examples = (entry && wordOf(facetsOf(entry, undefined, notions), "examples")) ?? [];
  return examples.filter(isRecord).map((value) => ({ title: nameOf(value) ?? "Example", value }));
}

/** What can be added to a list: an example of its items, of each kind where there are several; else an item of its own examples. */
export function templatesOf(facets: readonly Meta[], notions: Notions): Templates {
  const items = wordOf(facets, "items");
  const kinds = items ? branchesOf(items, notions) : [];
  const templates = kinds.flatMap(({ title = "Item", description, examples = [] }) =>
    examples.slice(0, 1).map((value) => ({ title, value, ...optional({ description }) })),
  );
  if (templates.length > 0) return templates;
  const within = items ? facetsOf(items, undefined, notions) : [];
  const listed = facets.flatMap(({ examples = [] }) =>
    examples.flatMap((one) => (Array.isArray(one) ? one : [])),
  );
  const first = listed.find(isRecord);
  if (first) return [{ title: items?.title ?? "Item", value: first }];
  const isText = isOpen(within) || [wordOf(within, "type") ?? []].flat()[0] === "string";
  return isText ? [{ title: items?.title ?? "Item", value: wordOf(within, "enum")?.[0] ?? "" }] : [];
}

/** The schemas of the kinds that a chain of `if` tells apart; the schema itself where there is none. */
function branchesOf(meta: Meta, notions: Notions): Meta[] {
  const own = meta.$ref === undefined ? meta : notions[meta.$ref.replace("#/definitions/", "")];
  if (!own) return [];
  const inner = [own.then, own.else].filter((one) => one !== undefined);
  return inner.length < 2 ? [own] : inner.flatMap((one) => branchesOf(one, notions));
}
