import { readPointer } from "#lib/json/pointer.ts";

/** Settings that the app takes for granted; `tenants/default.json` has each. */
const REQUIRED: readonly string[] = [
  "/brand/name",
  "/theme/brand",
  "/theme/accent",
  "/theme/accentFor",
  "/theme/radius",
  "/theme/font",
  "/theme/icons",
  "/theme/pattern",
  "/home/order",
  "/home/density",
  "/navigation",
  "/flags/menu",
  "/flags/features",
  "/billers",
  "/quickAmounts",
  "/tone",
  "/languages",
  "/locale",
  "/currency",
  "/timeZone",
  "/phoneNumbers",
  "/security/idleMinutes",
  "/security/forgetRecipients",
  "/cards/maskFirst",
  "/cards/maskLast",
  "/cards/askPassword",
  "/networks",
  "/ussd",
  "/limits/smallestAmounts",
  "/limits/shortestTexts",
  "/limits/longestTexts",
  "/limits/phone/pattern",
  "/limits/phone/message",
  "/legal",
  "/support",
];

/** Pointers of the settings that are required and not there. Asked before a build, so that no page carries the list. */
export function lackingIn(settings: unknown): readonly string[] {
  return REQUIRED.filter((pointer) => readPointer(settings, pointer) === undefined);
}
