import { isRecord, recordOf } from "#lib/json/record.ts";
import type { SafeStorage } from "#lib/storage/storage.ts";
import { isCompanyKey } from "./company-key.ts";
import type { CompanyProfile } from "./company.ts";
import { defaultsLayer } from "./defaults.ts";
import { resolveSettings } from "./layers.ts";
import type { Resolved } from "./layers.ts";
import { parseTenantText } from "./parse.ts";
import { sessionCompany, storeCompany } from "./session-company.ts";
import type { Layer, SettingsProblem } from "./settings.ts";

/** The calls with which `loadTenant` reaches the outside. */
export type TenantSources = {
  /**
   * The profile of `GET organizations/{key}`; undefined when the platform says that the company does not exist, null when it
   * says nothing about one. Throws when the call failed.
   */
  readonly fetchCompany: (key: string) => Promise<unknown>;
  /** The text of `tenants/<key>.json`; undefined for any 4xx. Throws when the network or the server failed. */
  readonly fetchTenantText: (key: string) => Promise<string | undefined>;
  /** Session storage, which keeps the company under `company` (specification 2 §1). */
  readonly storage: SafeStorage;
  /** Keeps what was loaded last: what the bank says to everybody, for a start without a connection. */
  readonly device: SafeStorage;
};

export type LoadedTenant =
  | (Resolved & {
      readonly kind: "ready";
      readonly key: string;
      readonly company: CompanyProfile;
      /** This session belonged to another company before, so its sign-in must not be used here. */
      readonly switched: boolean;
      /** Neither could be asked for: this is what was loaded last on this device. */
      readonly isLastKnown: boolean;
      /** Its tenant file came and could not be read, so the last that this device has read counts, or none. */
      readonly isIllegible: boolean;
    })
  | {
      readonly kind: "missing";
      /** The platform has said that there is no such company (any more). */
      readonly isGone?: boolean;
      /** The text of its tenant file, which may still be there. */
      readonly text?: string | undefined;
    }
  /** A call failed; trying again may help. */
  | { readonly kind: "unreachable"; readonly error: unknown };

/** Where the device keeps what was loaded last. */
export const LAST_KNOWN = "last_bank";

/**
 * Loads company and tenant file at the same time and resolves the settings. A missing tenant file is normal; a broken
 * one is ignored, for the last that this device has read if it has one, and the result says so. Without a key or company the result is `missing`.
 * Where neither can be reached, the result is what this device loaded last. Never throws.
 */
export async function loadTenant(key: string | undefined, sources: TenantSources): Promise<LoadedTenant> {
  if (key === undefined || !isCompanyKey(key)) return { kind: "missing" };
  const { key: before, company: stored } = sessionCompany(sources.storage);
  const ready = (
    company: CompanyProfile,
    text: string | undefined,
    isLastKnown: boolean,
    isIllegible = false,
  ): LoadedTenant => {
    storeCompany(sources.storage, key, company);
    // With a space: `doubtCompany`.
    const switched = before !== undefined && before.trim() !== key;
    const resolved = resolveTexts(key, company, text);
    return { kind: "ready", key, company, switched, isLastKnown, isIllegible, ...resolved };
  };
  try {
    const [company, text] = await Promise.all([
      before === key ? stored : sources.fetchCompany(key),
      sources.fetchTenantText(key),
    ]);
    if (!isRecord(company)) return { kind: "missing", isGone: company === undefined, text };
    // A page in place of the file, or a part of it, says nothing: what the bank has switched off stays off.
    const isIllegible = text !== undefined && !("data" in parseTenantText(text));
    const legible = isIllegible ? (lastKnown(sources.device, key).text ?? text) : text;
    sources.device.write(LAST_KNOWN, { key, company, text: legible });
    return ready(company, legible, false, isIllegible);
  } catch (error) {
    const { company, text } = lastKnown(sources.device, key);
    return company ? ready(company, text, true) : { kind: "unreachable", error };
  }
}

/** What this device loaded last, if it was this bank. */
function lastKnown(
  device: SafeStorage,
  key: string,
): { company?: CompanyProfile; text?: string | undefined } {
  const { key: knownKey, company, text } = recordOf(device.read(LAST_KNOWN));
  if (knownKey !== key || !isRecord(company)) return {};
  return { company, text: typeof text === "string" ? text : undefined };
}

/** Resolves the three layers of a company from its profile and the text of its tenant file, if it has one. */
export function resolveTexts(key: string, company: unknown, text: string | undefined): Resolved {
  const companyLayer: Layer = { name: "company", file: `organizations/${key}`, data: company };
  if (text === undefined) return resolveSettings([defaultsLayer, companyLayer]);
  const file = `tenants/${key}.json`;
  const parsed = parseTenantText(text);
  const data = "data" in parsed ? parsed.data : {};
  const resolved = resolveSettings([defaultsLayer, companyLayer, { name: "tenant", file, data }]);
  if ("data" in parsed) return resolved;
  const problem: SettingsProblem = { layer: "tenant", file, pointer: "", message: parsed.message };
  return { ...resolved, problems: [...resolved.problems, problem] };
}
