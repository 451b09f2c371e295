import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { readmeOf, references } from "#tools/reference/readme.ts";

/** Writes the reference of screen and tenant files into their readmes. Returns the exit code. */
export async function run(): Promise<number> {
  const root = process.cwd();
  for (const reference of references) {
    const { is, shouldBe } = readmeOf(root, reference);
    if (is !== shouldBe) writeFileSync(join(root, reference.readme), shouldBe);
    console.log(`${reference.readme} ${is === shouldBe ? "was right" : "is written anew"}`);
  }
  return 0;
}
