import { isRecord } from "#lib/json/record.ts";

/** Of one body; a browser sends fewer. */
const MOST = 20;
const WORD = /^[a-z-]{1,40}$/;

/**
 * One line for each violation that a browser reports, in the form of `report-uri` or of `report-to`. A line has no query,
 * no part of an address that could be somebody's (`/loan/12`), no code and nothing that is not a word of the policy's.
 */
export function reportLines(body: unknown): readonly string[] {
  const reports = Array.isArray(body) ? body.map(bodyOf) : [isRecord(body) ? body["csp-report"] : undefined];
  return reports.filter(isRecord).slice(0, MOST).map(line);
}

function bodyOf(report: unknown): unknown {
  return isRecord(report) && report["type"] === "csp-violation" ? report["body"] : undefined;
}

function line(report: Readonly<Record<string, unknown>>): string {
  const read = (...names: readonly string[]) =>
    names.map((name) => report[name]).find((value) => value !== undefined);
  const directive = wordOf(read("effectiveDirective", "effective-directive", "violated-directive"));
  const refused = refusedOf(read("blockedURL", "blocked-uri"));
  const page = pageOf(read("documentURL", "document-uri"));
  return `${directive} refused ${refused} on ${page}, in ${fileOf(read("sourceFile", "source-file"))}`;
}

/** A word as `inline`, or where the refused file is; not which file. */
function refusedOf(value: unknown): string {
  const address = addressOf(value);
  if (address === undefined) return wordOf(value);
  return address.origin === "null" ? address.protocol : address.origin;
}

/** The first part of a page's path, if it is a name. */
function pageOf(value: unknown): string {
  const [, first = ""] = addressOf(value)?.pathname.split("/") ?? [];
  return `/${first === "" ? "" : wordOf(first)}`;
}

/** A file of the build by its name; any other by where it is. */
function fileOf(value: unknown): string {
  const address = addressOf(value);
  const [file] = /^\/assets\/[\w.-]+$/.exec(address?.pathname ?? "") ?? [];
  return file ?? refusedOf(value);
}

function wordOf(value: unknown): string {
  return typeof value === "string" && WORD.test(value) ? value : "?";
}

function addressOf(value: unknown): URL | undefined {
  return typeof value === "string" && URL.canParse(value) ? new URL(value) : undefined;
}
