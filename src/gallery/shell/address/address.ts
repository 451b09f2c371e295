import type { Scheme } from "#tenant/theme/theme.ts";

/** Widths of the frame in CSS pixels: phone, tablet, desktop. */
export const WIDTHS = [360, 768, 1280] as const;
export type Width = (typeof WIDTHS)[number];

/** The subject that is all screens and pages at once. No screen can have this id. */
export const ALL = "~all";
/** The subject that is no screen or page but a bank's brand. */
export const BRAND = "~brand";
/** The subject that is the drafts of this tab and of this machine. */
export const DRAFTS = "~drafts";
/** The subject that is the review of unsaved edits before they are written. */
export const REVIEW = "~review";

/** Everything that the shell shows. The URL holds all of it, so that Back and links work. */
export type Address = {
  readonly subject?: string | undefined;
  readonly state?: string | undefined;
  readonly tenant: string;
  readonly scheme: Scheme;
  readonly width: Width;
  /** Tag of a language. Default: the tenant's own. */
  readonly language?: string | undefined;
  /** Path of the file in the editor. Default: the subject's own file. */
  readonly file?: string | undefined;
};

const DEFAULTS = { scheme: "light", width: 360 } as const;

/** Reads a path of the gallery. Invalid parts count as missing. @param usual the tenant for a path that names none */
export function readAddress(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  usual: string,
): Address {
  const [subject, state] = pathname.split("/").filter(Boolean).map(decoded);
  const query = new URLSearchParams(search);
  return {
    subject,
    state,
    tenant: query.get("tenant") || usual,
    scheme: query.get("scheme") === "dark" ? "dark" : DEFAULTS.scheme,
    width: WIDTHS.find((width) => String(width) === query.get("width")) ?? DEFAULTS.width,
    language: query.get("language") || undefined,
    file: query.get("file") || undefined,
  };
}

/** The shortest path for an address; `readAddress` with the same usual tenant reads it back. */
export function addressPath(
  { subject, state, tenant, scheme, width, language, file }: Address,
  usual: string,
): string {
  const query = new URLSearchParams();
  if (tenant !== usual) query.set("tenant", tenant);
  if (scheme !== DEFAULTS.scheme) query.set("scheme", scheme);
  if (width !== DEFAULTS.width) query.set("width", String(width));
  if (language) query.set("language", language);
  if (file) query.set("file", file);
  const segments = [subject, subject && state].filter((segment) => segment !== undefined && segment !== "");
  const path = segments.map((segment) => `/${encodeURIComponent(segment!)}`).join("");
  return `${path || "/"}${query.size > 0 ? `?${query.toString()}` : ""}`;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
