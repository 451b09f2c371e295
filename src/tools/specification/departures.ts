import { readFileSync } from "node:fs";
import { join } from "node:path";

const FILE = "src/decisions/departures.md";
/** A row of the table; its first cell is the id. */
const ROW = /^\| `([^`]+)` \|/gm;

/** Ids of the rows in the table of departures, in order. */
export function departureIds(root: string): string[] {
  return [...readFileSync(join(root, FILE), "utf8").matchAll(ROW)].map(([, id = ""]) => id);
}
