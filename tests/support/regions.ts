import type { Region } from "#lib/region.ts";

const phoneOf = (countryCode: string, trunk: string, length: number, ...starts: string[]) => ({
  countryCode,
  trunk,
  lengths: [length],
  starts,
});

/** The country of the specification. */
export const NIGERIA: Region = {
  locale: "en-US",
  currency: "NGN",
  timeZone: "Africa/Lagos",
  phoneNumbers: phoneOf("234", "0", 10, "7", "8", "9"),
};
/** Marks the other way round, and the currency behind the amount. */
export const GHANA_IN_GERMAN: Region = {
  locale: "de-DE",
  currency: "GHS",
  timeZone: "Africa/Accra",
  phoneNumbers: phoneOf("233", "0", 9, "2", "5"),
};
/** No decimals. */
export const SENEGAL: Region = {
  locale: "fr-SN",
  currency: "XOF",
  timeZone: "Africa/Dakar",
  phoneNumbers: phoneOf("221", "", 9, "7"),
};
/** Three decimals. */
export const KUWAIT: Region = {
  locale: "en-US",
  currency: "KWD",
  timeZone: "Asia/Kuwait",
  phoneNumbers: phoneOf("965", "", 8, "5", "6", "9"),
};
