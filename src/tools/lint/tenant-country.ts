import { nationalNumber } from "#lib/phone.ts";
import { nearest } from "#lib/text/text.ts";
import type { Problem } from "#definition/problem.ts";
import defaults from "#tenants/default.json" with { type: "json" };

import { type TenantFile, tenantProblem, writes } from "./tenant-file.ts";

type Told = readonly [pointer: string, message: string, expected: string];

/** A bank in another country: what it has changed alone, so that its customers cannot pay, or read of another country. */
export function lintCountry(tenant: TenantFile): Problem[] {
  const told = [...currency(tenant), ...locale(tenant), ...amounts(tenant), ...phoneText(tenant)];
  return [
    ...phones(tenant),
    ...told.map(([pointer, message, expected]) =>
      tenantProblem(tenant, pointer, message, { expected, level: "warning" }),
    ),
  ];
}

/** No number that the country writes fits what is taken, so customers can enter none. */
function phones(tenant: TenantFile): Problem[] {
  const { phoneNumbers, limits } = tenant.resolved.settings;
  const pointer = ["/limits/phone/pattern", "/phoneNumbers"].find((one) => writes(tenant, one));
  if (pointer === undefined) return [];
  const pattern = new RegExp(limits.phone.pattern, "u");
  const samples = phoneNumbers.starts.flatMap((start) =>
    phoneNumbers.lengths.flatMap((length) => numbersOf(start, length)),
  );
  const national = samples.map((one) => nationalNumber(`+${phoneNumbers.countryCode}${one}`, phoneNumbers));
  if (national.length === 0 || national.some((one) => pattern.test(one))) return [];
  const message = `no number such as ${national[0]} fits limits.phone.pattern, so customers can enter none`;
  const expected = `a pattern of the numbers that "phoneNumbers" describes`;
  return [tenantProblem(tenant, pointer, message, { expected })];
}

/** Numbers with this beginning: a pattern may name the next two digits, hardly more. */
function numbersOf(start: string, length: number): string[] {
  const next = Array.from({ length: 100 }, (_, digits) => String(digits).padStart(2, "0"));
  return next.map((digits) => `${start}${digits}`.padEnd(length, "1").slice(0, length));
}

function* phoneText(tenant: TenantFile): Iterable<Told> {
  if (!writes(tenant, "/limits/phone/pattern") || writes(tenant, "/limits/phone/message")) return;
  const message = `customers whose number does not fit read "${tenant.resolved.settings.limits.phone.message}"`;
  yield ["/limits/phone/pattern", message, '"message" beside it'];
}

function* currency(tenant: TenantFile): Iterable<Told> {
  const code = tenant.resolved.settings.currency;
  const known = Intl.supportedValuesOf("currency");
  if (!writes(tenant, "/currency") || known.includes(code)) return;
  const guess = nearest(code, known);
  yield [
    "/currency",
    `no currency has the code "${code}"`,
    `a code of ISO 4217${guess ? `, as ${guess}` : ""}`,
  ];
}

function* locale(tenant: TenantFile): Iterable<Told> {
  const tag = tenant.resolved.settings.locale;
  if (!writes(tenant, "/locale") || Intl.NumberFormat.supportedLocalesOf([tag]).length > 0) return;
  yield ["/locale", `browsers do not know how "${tag}" writes amounts and dates`, "a tag such as en-GH"];
}

/** 500 naira are not 500 of another currency. */
function* amounts(tenant: TenantFile): Iterable<Told> {
  const { settings } = tenant.resolved;
  if (!writes(tenant, "/currency") || settings.currency === defaults.currency) return;
  const places: readonly (readonly [string, object])[] = [
    ["/quickAmounts", defaults.quickAmounts],
    ["/limits/smallestAmounts", defaults.limits.smallestAmounts],
  ];
  for (const [at, names] of places) {
    const left = Object.keys(names).filter((name) => !writes(tenant, `${at}/${name}`));
    if (left.length === 0) continue;
    const message = `what tenants/default.json means in ${defaults.currency} counts in ${settings.currency}: ${left.join(", ")}`;
    yield [
      writes(tenant, at) ? at : "/currency",
      message,
      `amounts in ${settings.currency} in "${at.slice(1).replace("/", ".")}"`,
    ];
  }
}
