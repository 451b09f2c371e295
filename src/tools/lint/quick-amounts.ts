import { readPointer } from "#lib/json/pointer.ts";
import { fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";
import { isWithin } from "#tools/compile-screen/parts/carried.ts";
import type { Parts } from "#tools/compile-screen/parts/parts.ts";
import type { Problem } from "#definition/problem.ts";

import { amountBeyond, amountRange, type Range, settingPointer } from "./amount-range.ts";
import { currencyOf } from "./currency.ts";
import { type TenantFile, tenantProblem, writes } from "./tenant-file.ts";

/** An amount field that takes its quick amounts from a setting. */
export type Offer = {
  readonly screen: string;
  /** Pointer into the settings. */
  readonly pointer: string;
  readonly range: Range;
};

/** The settings that amount fields of checked screens use as quick amounts. */
export function offersOf(screens: readonly { readonly path: string; readonly parts: Parts }[]): Offer[] {
  return screens.flatMap(({ path, parts }) =>
    parts.asks.flatMap(({ ask }) =>
      Object.entries(fieldsOf(ask.uiSchema)).flatMap(([field, hints]) => {
        const pointer = settingPointer(fieldsOf(fieldsOf(hints)["ui:options"]).quickAmounts);
        return pointer === undefined ? [] : [{ screen: path, pointer, range: amountRange(ask, field) }];
      }),
    ),
  );
}

/**
 * Quick amounts of a tenant that its screens would refuse. Reported at the amount, or at the limit if the amount is not
 * the tenant's own.
 */
export function refusedAmounts(tenant: TenantFile, offers: readonly Offer[]): Problem[] {
  const { settings } = tenant.resolved;
  return offers
    .filter((offer) => isReadable(tenant, offer))
    .flatMap(({ screen, pointer, range }) =>
      listOf(readPointer(settings, pointer)).flatMap((amount, index) => {
        const beyond = amountBeyond(range, Number(amount), settings);
        if (!beyond) return [];
        const places = [`${pointer}/${index}`, ...beyond.bounds.filter((one) => typeof one === "string")];
        const at = places.find((place) => writes(tenant, place));
        const message = `${String(amount)} ${currencyOf(settings).name} is refused by ${screen}`;
        const about = { expected: beyond.expected, screens: [screen] };
        return at === undefined ? [] : [tenantProblem(tenant, at, message, about)];
      }),
    );
}

/** Where the tenant's own amounts, limits or currency are refused, those of the defaults stand for them, about which it says nothing. */
function isReadable({ problems }: TenantFile, { pointer, range }: Offer): boolean {
  const bounds = [...range.minimum, ...range.maximum].filter((one) => typeof one === "string");
  const read = [pointer, ...bounds, "/currency"];
  return !problems.some((problem) =>
    read.some((one) => isWithin(problem.pointer, one) || isWithin(one, problem.pointer)),
  );
}
