import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { pages } from "#app/router/pages.ts";

export type Address = { readonly path: string; readonly access: "public" | "customer" };

const SCREENS = "schemas/screens";

/** Every address of the app: its screens, its pages, and one that is nowhere. */
export function addresses(): Address[] {
  const screens = readdirSync(SCREENS, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => {
      const { path, access } = JSON.parse(readFileSync(join(SCREENS, name), "utf8")) as Partial<Address>;
      return { path: path ?? "/", access: access ?? "customer" };
    });
  return [
    ...screens,
    ...pages.map(({ path }) => ({ path, access: "customer" as const })),
    { path: "/nowhere", access: "public" },
  ];
}
