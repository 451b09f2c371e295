import { parseJson } from "#lib/json/parse-json.ts";

/** Largest accepted tenant file in bytes; a larger one is refused before it is parsed. */
const maxTenantBytes = 256 * 1024;

export type ParsedText = { readonly data: unknown } | { readonly message: string };

/** Parses a tenant file, or says what is wrong with the file as a whole. Never throws. */
export function parseTenantText(text: string): ParsedText {
  const bytes = text.length > maxTenantBytes ? text.length : new TextEncoder().encode(text).length;
  if (bytes > maxTenantBytes) return { message: `is larger than ${maxTenantBytes / 1024} kB.` };
  const json = text.replace(/^\uFEFF/, "");
  if (json.trimStart().startsWith("<")) {
    return {
      message: "is a web page, not JSON; the server should answer 404 for a file that does not exist.",
    };
  }
  try {
    return { data: parseJson(json) };
  } catch (error) {
    return { message: `is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}
