import { getNodeValue } from "jsonc-parser";

import type { Meta } from "#definition/meta.ts";
import tenantFormat from "#schemas/meta/tenant.schema.json" with { type: "json" };
import { fieldsOf, isFields } from "#tools/compile-screen/read/fields.ts";
import { parseJsonFile } from "#tools/compile-screen/read/json-file.ts";
import { facetsAt, wordOf } from "#tools/meta-schema/facets.ts";

import { type Fact, fact } from "./fact.ts";

/** Every value that a tenant's file sets. */
export function tenantFacts(text: string): Fact[] {
  const { root } = parseJsonFile({ path: "", text });
  const { $schema: _schema, ...settings } = fieldsOf(root && getNodeValue(root));
  return leavesOf(settings, []).flatMap(([path, value]) => {
    const key = path.join(".");
    const touches = AMOUNTS.test(key) ? "amount" : undefined;
    return fact(key, titleOf(path), value, { touches });
  });
}

/** Settings by which amounts are offered, refused and counted. */
const AMOUNTS = /^(?:quickAmounts\.|limits\.smallestAmounts\.|currency$)/;

function leavesOf(value: unknown, path: readonly string[]): (readonly [readonly string[], unknown])[] {
  if (!isFields(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

/** A setting as product staff calls it, by the titles of the meta-schema: `theme, brand colour`. What has none is its key. */
function titleOf(path: readonly string[]): string {
  const titles = path.map((key, index) => {
    const facets = facetsAt(tenantFormat as unknown as Meta, undefined, path.slice(0, index + 1));
    const title = wordOf(facets, "title");
    return title === undefined ? key : title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  });
  return titles.join(", ");
}
