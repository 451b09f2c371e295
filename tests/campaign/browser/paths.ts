import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { pages } from "#app/router/pages.ts";

const SCREENS = "schemas/screens";

/** The path of every page and of every declared screen. */
export const paths: readonly string[] = [
  ...pages.map(({ path }) => path),
  ...readdirSync(SCREENS, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .toSorted()
    .map((name) => (JSON.parse(readFileSync(join(SCREENS, name), "utf8")) as { readonly path: string }).path),
];
