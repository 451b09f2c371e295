import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { generatedFiles } from "#tools/reference/readme.ts";

/** What `--help` prints. */
export const usage = `Usage: npm run reference
Generates the reference of screen and tenant files in their readmes, and the types of screens and replies.`;

/**
 * Writes everything generated from the schemas: the reference in two readmes, the types of screens and of replies.
 * Returns the exit code.
 */
export async function run(): Promise<number> {
  const root = process.cwd();
  for (const { path, is, shouldBe } of generatedFiles(root)) {
    if (is !== shouldBe) writeFileSync(join(root, path), shouldBe);
    console.log(`${path} ${is === shouldBe ? "was right" : "is written anew"}`);
  }
  return 0;
}
