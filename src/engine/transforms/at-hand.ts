import { nationalNumber } from "#lib/phone.ts";
import { regionOf } from "#engine/scope/region.ts";
import type { Scope } from "#engine/scope/scope.ts";

import { text } from "./text.ts";

/** What public screens do with a text that was typed. Their names are in `definition/transforms.ts`. */
export const textTransformsAtHand = { digits, lower, phone, trim, upper };

/** Only the digits. */
function digits(value: unknown): string {
  return text(value).replaceAll(/\D/g, "");
}

function trim(value: unknown): string {
  return text(value).trim();
}

function lower(value: unknown): string {
  return text(value).toLowerCase();
}

function upper(value: unknown): string {
  return text(value).toUpperCase();
}

/** A phone number in the national form of the bank's country. */
function phone(value: unknown, _argument: unknown, scope?: Pick<Scope, "region">): string {
  return nationalNumber(text(value), regionOf(scope).phoneNumbers);
}
