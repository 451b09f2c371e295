import { loadEnv } from "vite";

import { GALLERY } from "#gallery/protocol.ts";
import { companies } from "#sandbox/demo/companies.ts";

import { tenantKeys } from "./tenant-keys.ts";

/**
 * Prints the addresses of the banks (the demo's, and those with tenant files) and of the gallery, and who can sign in.
 */
export function printWelcome(port: number, { gallery }: { readonly gallery: boolean }): void {
  const settings = loadEnv("development", ".", "VITE_");
  const keys = [...new Set([...Object.keys(companies), ...tenantKeys(process.cwd())])];
  console.log(welcome({ port, keys, defaultKey: settings["VITE_DEFAULT_COMPANY"], gallery }));
}

type Welcome = {
  readonly port: number;
  readonly keys: readonly string[];
  /** The company for a host that names none. */
  readonly defaultKey: string | undefined;
  readonly gallery: boolean;
};

export function welcome({ port, keys, defaultKey, gallery }: Welcome): string {
  const addresses = [
    ...keys.map((key) => [key, `http://${key === defaultKey ? "" : `${key}.`}localhost:${port}`] as const),
    ...(gallery ? [["", ""] as const, ["gallery", `http://localhost:${port}${GALLERY}`] as const] : []),
  ];
  const width = Math.max(...addresses.map(([name]) => name.length));
  const lines = addresses.map(([name, address]) => `  ${name.padEnd(width)}  ${address}`.trimEnd());
  return ["", ...lines, "", "  Sign in as ada with Password1!, PIN 1234. Ctrl-C stops.", ""].join("\n");
}
