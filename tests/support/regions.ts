import type { Region } from "#lib/region.ts";

/** The country of the specification. */
export const NIGERIA: Region = { locale: "en-US", currency: "NGN", timeZone: "Africa/Lagos" };
/** Marks the other way round, and the currency behind the amount. */
export const GHANA_IN_GERMAN: Region = { locale: "de-DE", currency: "GHS", timeZone: "Africa/Accra" };
/** No decimals. */
export const SENEGAL: Region = { locale: "fr-SN", currency: "XOF", timeZone: "Africa/Dakar" };
/** Three decimals. */
export const KUWAIT: Region = { locale: "en-US", currency: "KWD", timeZone: "Asia/Kuwait" };
