import { isRecord, recordOf } from "#lib/json/record.ts";
import { LAST_KNOWN, resolveTexts } from "#tenant/load.ts";
import { doubtCompany, keptCompany } from "#tenant/doubt-company.ts";

import type { Settings } from "#tenant/settings.ts";

import type { Surroundings } from "./surroundings.ts";

/** A company key without a company, with what may still tell about it. */
export type Missing = Pick<Surroundings, "device" | "tab" | "openChannel"> & {
  readonly key: string | undefined;
  /** The platform has said that there is no such company. */
  readonly isGone?: boolean;
  /** The text of its tenant file. */
  readonly text?: string | undefined;
};

/** What customers may read of a bank that is gone. It has no look. */
export type GoneBank = {
  readonly name?: string;
  readonly languages: Settings["languages"];
  readonly email?: string;
  readonly phone?: string;
  readonly website?: string;
};

/**
 * Forgets a bank that is gone: its look, and its settings for a start without a connection. Name and contacts stay, until another bank is
 * opened on this host, because each later visit says whom to ask. Undefined where nothing is known about it.
 */
export function forgetBank({ key = "", text, device, tab }: Missing): GoneBank | undefined {
  window.early?.forgetBrand();
  const last = recordOf(device.read(LAST_KNOWN));
  const own = last["key"] === key ? last : {};
  const known = isRecord(own["company"]) ? own["company"] : keptCompany(tab, key);
  const gone =
    known || text !== undefined
      ? contactsOf(key, known ?? {}, text ?? textIn(own["text"]))
      : (own["gone"] as GoneBank | undefined);
  if (last["key"] === key) device.write(LAST_KNOWN, { key, gone });
  // A reload stays at this address's bank instead of opening the deployment's default.
  doubtCompany(tab, key);
  return gone?.name === undefined ? undefined : gone;
}

function contactsOf(key: string, company: object, text: string | undefined): GoneBank {
  const { settings, provenance } = resolveTexts(key, company, text);
  const isNamed = provenance.get("/brand/name")?.[0]?.layer !== "defaults";
  const { email, phone, website } = settings.support;
  return {
    languages: settings.languages,
    ...(isNamed && { name: settings.brand.name }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(website && { website }),
  };
}

function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
