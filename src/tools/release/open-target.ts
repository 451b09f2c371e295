import { resolve } from "node:path";

import { Advice } from "#tools/setup/advice.ts";

import { openFolder } from "./folder.ts";
import type { Target } from "./target.ts";

/** Opens where screens are released to. Throws `Advice` for what it does not know. */
export async function openTarget(to: string): Promise<Target> {
  if (to === "") throw new Advice("Where to? Name the folder that is served as /screens/: --to DIR");
  if (/^[a-z\d]+:\/\//i.test(to)) throw new Advice(`${to} is not a folder.`);
  return await openFolder(resolve(to));
}
