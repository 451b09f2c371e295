import { loadEnv } from "vite";

import { companies } from "#sandbox/demo/companies.ts";

/** Prints where the demo banks are, and who can sign in. */
export function printWelcome(port: number): void {
  const settings = loadEnv("development", ".", "VITE_");
  console.log(welcome(port, Object.keys(companies), settings["VITE_DEFAULT_COMPANY"]));
}

/**
 * @param defaultKey company of the host that names none
 */
export function welcome(port: number, keys: readonly string[], defaultKey: string | undefined): string {
  const width = Math.max(...keys.map((key) => key.length));
  const addresses = keys.map((key) => {
    const host = key === defaultKey ? "localhost" : `${key}.localhost`;
    return `  ${key.padEnd(width)}  http://${host}:${port}`;
  });
  return ["", ...addresses, "", "  Sign in as ada with Password1!, PIN 1234. Ctrl-C stops.", ""].join("\n");
}
