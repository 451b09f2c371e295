import { isRecord, recordOf } from "#lib/json/record.ts";
import { copyEarly } from "#provider/early-requests.ts";

import type { BrandTexts } from "./last-brand.ts";

/** As long as a text may be in the profile of a company (`tenant/company.ts`). */
const LONGEST = 600;
/** What changes how a text is read, or cannot be seen, but for white space. The app removes it (`lib/json/parse-json.ts`). */
const ODD = /[^\P{C}\s]/u;

/**
 * Reads name and description of a bank in the replies about company and tenant, whose file counts more. Undefined where the app must look closer
 * (`tenant/layers.ts`): it shows both a second later in any case.
 * @param urls the addresses of both, which were asked for early
 */
export async function readTexts(urls: readonly string[]): Promise<BrandTexts | undefined> {
  const [profile, file] = await Promise.all(urls.map(read));
  let company = profile;
  while (isRecord(company) && "data" in company) company = company["data"];
  const { full_name, description } = recordOf(company);
  const texts = { name: full_name, description, ...recordOf(recordOf(file)["brand"]) };
  return isPlain(texts.name)
    ? { name: texts.name, description: isPlain(texts.description) ? texts.description : "" }
    : undefined;
}

/** The JSON at an address; undefined for one that is not there, as the file of many tenants. */
async function read(url: string): Promise<unknown> {
  const reply = await copyEarly(url);
  return reply.ok ? await reply.json() : undefined;
}

function isPlain(text: unknown): text is string {
  return typeof text === "string" && text.length <= LONGEST && !ODD.test(text);
}
