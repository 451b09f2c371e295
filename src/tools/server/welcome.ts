import { loadEnv } from "vite";

import { GALLERY } from "#gallery/protocol.ts";
import { companies } from "#sandbox/demo/companies.ts";

import { tenantKeys } from "./tenant-keys.ts";

/**
 * Prints the addresses of the banks (the demo's, and those with tenant files) and of the gallery, and who can sign in.
 */
export function printWelcome(port: number, { gallery, guests }: Pick<Welcome, "gallery" | "guests">): void {
  const settings = loadEnv("development", ".", "VITE_");
  const keys = [...new Set([...Object.keys(companies), ...tenantKeys(process.cwd())])];
  console.log(welcome({ port, keys, defaultKey: settings["VITE_DEFAULT_COMPANY"], gallery, guests }));
}

type Welcome = {
  readonly port: number;
  readonly keys: readonly string[];
  /** The company for a host that names none. */
  readonly defaultKey: string | undefined;
  readonly gallery: boolean;
  /** Where guests find this machine. */
  readonly guests?: readonly string[] | undefined;
};

/** So many banks are named: with thousands, nobody would see the rest. */
const SHOWN = 20;

export function welcome({ port, keys, defaultKey, gallery, guests }: Welcome): string {
  const more = keys.length - SHOWN;
  const addresses = [
    ...keys
      .slice(0, SHOWN)
      .map((key) => [key, `http://${key === defaultKey ? "" : `${key}.`}localhost:${port}`] as const),
    ...(more > 0 ? [[`${more} more`, `http://<company key>.localhost:${port}`] as const] : []),
    ...(gallery ? [["", ""] as const, ["gallery", `http://localhost:${port}${GALLERY}`] as const] : []),
  ];
  const width = Math.max(...addresses.map(([name]) => name.length));
  const lines = addresses.map(([name, address]) => `  ${name.padEnd(width)}  ${address}`.trimEnd());
  const outside = guests
    ? ["", `  Guests on your network see shared drafts at ${guests.join(" and ")}, each by its link.`]
    : [];
  return ["", ...lines, ...outside, "", "  Sign in as ada with Password1!, PIN 1234. Ctrl-C stops.", ""].join(
    "\n",
  );
}
