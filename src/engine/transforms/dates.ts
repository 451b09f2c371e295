import { formatDateTime } from "#lib/dates.ts";

/** A date and time as a provider sends it → text for reading. */
export function date(value: unknown): string | undefined {
  return typeof value === "string" ? formatDateTime(value) : undefined;
}
