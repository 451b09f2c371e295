import { isRecord } from "#lib/json/record.ts";
import { readStored } from "#lib/storage/storage.ts";
import type { ThemeVariables } from "#tenant/theme/derive-theme.ts";
import type { Scheme } from "#tenant/theme/theme.ts";

/** Where local storage, which each host has for itself, keeps the brand that was shown last. */
export const LAST_BRAND = "last_brand";

/** To raise with each change of the type below or of the variables of a look: what an older release has kept is then of no use. */
export const VERSION = 4;

/** What a bank says of itself on every page that needs no sign-in. */
export type BrandTexts = { readonly name: string; readonly description?: string | undefined };

/** The look of the bank that was shown last on this host. It is the bank's, and says nothing about a customer. */
export type LastBrand = BrandTexts & {
  readonly version: typeof VERSION;
  /** The company's key. */
  readonly key: string;
  readonly logo?: string | undefined;
  readonly logoDark?: string | undefined;
  readonly looks: Readonly<Record<Scheme, ThemeVariables>>;
  readonly pattern: string;
};

/** An https address, a path on the same host, or a picture itself, as lint demands of a tenant's file (`tenant/shape.ts`). */
const PICTURE = /^(?:https:\/|data:image)?\/[^/]/;

/**
 * The last brand, if it is that of the company. What is kept may be of another release, or changed by somebody: it counts
 * only if all of it is as expected. Whoever paints the looks checks their values.
 */
export function readLastBrand(key: string | undefined): LastBrand | undefined {
  const kept = readStored(() => localStorage, LAST_BRAND);
  if (key === undefined || !isRecord(kept)) return undefined;
  if (kept["version"] !== VERSION || kept["key"] !== key) return undefined;
  const { name, description = "", logo, logoDark, looks, pattern } = kept;
  const isGood =
    [name, description, pattern].every((one) => typeof one === "string") &&
    [logo, logoDark].every((one) => one === undefined || (typeof one === "string" && PICTURE.test(one))) &&
    isRecord(looks) &&
    isRecord(looks["light"]) &&
    isRecord(looks["dark"]);
  return isGood ? (kept as LastBrand) : undefined;
}
