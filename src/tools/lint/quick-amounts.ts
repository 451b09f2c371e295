import { readPointer } from "#lib/pointer.ts";
import { fieldsOf, listOf, textOf } from "#tools/compile-screen/fields.ts";
import type { Parts } from "#tools/compile-screen/parts.ts";
import type { Problem } from "#definition/problem.ts";

import { type TenantFile, tenantProblem, writes } from "./tenant-file.ts";

/** An amount field that offers a setting as quick amounts. */
export type Offer = {
  readonly screen: string;
  /** Pointer into the settings. */
  readonly pointer: string;
  /** Kobo. */
  readonly minimum: number;
  readonly maximum: number;
};

/** What the amount fields of checked screens offer. */
export function offersOf(screens: readonly { readonly path: string; readonly parts: Parts }[]): Offer[] {
  return screens.flatMap(({ path, parts }) =>
    parts.asks.flatMap(({ ask }) => {
      const hints = fieldsOf(ask.uiSchema);
      return Object.entries(fieldsOf(fieldsOf(ask.schema).properties)).flatMap(([field, property]) => {
        const setting = textOf(fieldsOf(fieldsOf(hints[field])["ui:options"]).quickAmounts);
        if (!setting?.startsWith("$settings.")) return [];
        const { minimum = 0, maximum = Infinity } = fieldsOf(property) as Partial<Offer>;
        return [{ screen: path, pointer: setting.slice(9).replaceAll(".", "/"), minimum, maximum }];
      });
    }),
  );
}

/** Quick amounts of a tenant that its screens would refuse. */
export function refusedAmounts(tenant: TenantFile, offers: readonly Offer[]): Problem[] {
  return offers.flatMap(({ screen, pointer, minimum, maximum }) => {
    const amounts = listOf(readPointer(tenant.resolved.settings, pointer));
    return amounts.flatMap((naira, index) => {
      const at = `${pointer}/${index}`;
      const kobo = Number(naira) * 100;
      if ((kobo >= minimum && kobo <= maximum) || !writes(tenant, at)) return [];
      const expected = kobo < minimum ? `${minimum / 100} naira or more` : `${maximum / 100} naira or less`;
      return [tenantProblem(tenant, at, `${String(naira)} naira is refused by ${screen}`, { expected })];
    });
  });
}
