import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { writeWhole } from "./write-whole.mjs";

const CACHE = join(import.meta.dirname, "../../../.cache");

/**
 * A text that takes long to make. It is made once on a machine, and kept until what it is made from changes.
 * @param file its folder in `.cache`, and the ending of its name: `checks/*.cjs`
 * @param madeFrom all that decides what it is; a version of what makes it belongs to that
 */
export function keptText(file: string, madeFrom: unknown, make: () => string): string {
  const hash = createHash("sha256").update(JSON.stringify(madeFrom)).digest("hex");
  const place = join(CACHE, file.replace("*", hash));
  try {
    return readFileSync(place, "utf8");
  } catch {
    const text = make();
    keep(place, text);
    return text;
  }
}

/** Several commands may keep the same at once. Where nothing can be written, it is made each time. */
function keep(place: string, text: string): void {
  try {
    writeWhole(place, text);
  } catch {
    return;
  }
}
