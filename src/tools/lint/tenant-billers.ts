import { getNodeValue } from "jsonc-parser";

import { isFields, type Fields, fieldsOf, listOf, textOf } from "#tools/compile-screen/read/fields.ts";
import type { Problem } from "#definition/problem.ts";
import { unknownBillers } from "#tenant/unknown-billers.ts";
import { unknownWord } from "#tools/compile-screen/read/unknown-word.ts";

import { type TenantFile, tenantProblem } from "./tenant-file.ts";

/** A screen, and the ids of the billers in its file. */
export type Serving = {
  readonly id: string;
  readonly path: string;
  /** Undefined where a source brings them: their ids are the provider's. */
  readonly billers: readonly string[] | undefined;
};

/** The screens that serve several billers. */
export function servingIn(screens: readonly { readonly path: string; readonly screen: Fields }[]): Serving[] {
  return screens.flatMap(({ path, screen }) => {
    const id = textOf(screen.id);
    if (id === undefined || !("billers" in screen)) return [];
    const ids = listOf(screen.billers).map((one) => String(fieldsOf(one).id));
    return [{ id, path, billers: isFields(screen.billers) ? undefined : ids }];
  });
}

/**
 * Billers of a tenant that no screen has.
 * @param isWhole whether these are all screens that serve several; else nothing is said about a screen that is not there
 */
export function tellUnknownBillers(
  tenant: TenantFile,
  serving: readonly Serving[],
  isWhole: boolean,
): Problem[] {
  const own = Object.entries(fieldsOf(fieldsOf(tenant.root && getNodeValue(tenant.root)).billers));
  const named = Object.fromEntries(own.map(([screen, ids]) => [screen, listOf(ids).map(String)]));
  const known = new Map(serving.map(({ id, billers }) => [id, billers]));
  return unknownBillers(named, known).flatMap(({ pointer, screen, biller }): Problem[] => {
    if (biller === undefined) {
      const { message, ...about } = unknownWord("screen with billers", screen, known.keys());
      return isWhole ? [tenantProblem(tenant, pointer, message, about)] : [];
    }
    const { path = "" } = serving.find(({ id }) => id === screen) ?? {};
    const { message, ...about } = unknownWord("biller", biller, known.get(screen) ?? []);
    return [tenantProblem(tenant, pointer, `${message} on ${path}`, { ...about, screens: [path] })];
  });
}
