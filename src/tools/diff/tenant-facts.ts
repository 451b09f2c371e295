import { getNodeValue } from "jsonc-parser";

import { fieldsOf } from "#tools/compile-screen/fields.ts";
import { parseJsonFile } from "#tools/compile-screen/json-file.ts";

import { type Fact, fact, leavesOf } from "./fact.ts";

/** Every value that a tenant's file sets. */
export function tenantFacts(text: string): Fact[] {
  const { root } = parseJsonFile({ path: "", text });
  const { $schema: _schema, ...settings } = fieldsOf(root && getNodeValue(root));
  return leavesOf(settings).flatMap(([name, value]) =>
    fact(name, name, value, { touches: AMOUNTS.test(name) ? "amount" : undefined }),
  );
}

/** Settings by which amounts are offered, refused and counted. */
const AMOUNTS = /^(?:quickAmounts\.|limits\.smallestAmounts\.|currency$)/;
