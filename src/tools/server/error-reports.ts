import type { IncomingMessage, ServerResponse } from "node:http";

import { isRecord } from "#lib/json/record.ts";

/** Where our own servers take reports; a deployment names its own path (`error-reports`). */
export const ERROR_REPORTS = "/error-reports";

const BYTES = 16_000;
const KINDS = ["error", "rejection", "load", "policy", "vital"];
const TEXT = /^[\w ./:-]{1,120}$/;

/**
 * Takes reports of the app's errors, and prints a line about all since the start: how many of each kind, and the last one. What
 * does not look like a report is passed over: anybody can send to this address.
 */
export function errorReports(print: (line: string) => void) {
  const counts = new Map<string, number>();
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const reports = await readReports(incoming);
    for (const { kind } of reports) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const last = reports.at(-1);
    if (last) {
      const all = [...counts].map(([kind, count]) => `${kind} ${count}`).join(", ");
      print(`reports: ${all}; last: ${last.text}`);
    }
    outgoing.writeHead(204).end();
  };
}

type Read = { readonly kind: string; readonly text: string };

async function readReports(incoming: IncomingMessage): Promise<readonly Read[]> {
  let body = "";
  for await (const chunk of incoming) if (body.length < BYTES) body += String(chunk);
  try {
    const list: unknown = JSON.parse(body);
    return Array.isArray(list) ? list.flatMap(readOne) : [];
  } catch {
    return [];
  }
}

function readOne(report: unknown): readonly Read[] {
  if (!isRecord(report)) return [];
  const { kind, what, value, at, route, version, engine } = report;
  const words = [kind, what, value, at, route, version, engine].filter(isWord);
  const text = words.join(" ");
  if (typeof kind !== "string" || !KINDS.includes(kind)) return [];
  return TEXT.test(text) ? [{ kind, text }] : [];
}

function isWord(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}
