import { expect, test } from "vitest";

import { cacheControl, securityHeaders } from "#tools/server/headers.ts";
import { headersFile } from "#tools/server/host-rules.ts";
import { FILES, HOST_FILES } from "#tools/server/navigation.ts";

import { caddyConfig } from "./caddy.ts";
import { nginxConfig } from "./nginx.ts";
import type { Site } from "./site.ts";

const alone: Site = {
  host: "bank.example",
  port: 443,
  plainPort: 80,
  certificate: "/etc/ssl/bank.pem",
  key: "/etc/ssl/bank.key",
  dist: "/srv/bank/current",
  tenants: "/srv/bank/tenants",
  screens: "/srv/bank/screens",
  settings: {
    apis: [],
    pictures: ["https://images.bank.example"],
    reports: "/policy-reports",
    preload: true,
  },
};
/** The APIs are on the bank's own host. */
const site: Site = { ...alone, api: { origin: "http://127.0.0.1:8080", paths: ["/api/v1/", "/vas/"] } };
const list = securityHeaders(site.settings);

/** The headers that each way of serving sets, by the place where it sets them, as it writes them. */
const ways = {
  nginx: nginxConfig(site)
    .split(/^(?= *location )/m)
    .filter((part) => part.includes("Content-Security-Policy"))
    .map((part) => headersIn(part, /^ *add_header (\S+) "(.*)" always;$/gm)),
  Caddy: caddyConfig(site)
    .split("handle_errors")
    .map((part) => headersIn(part, /^\t*header (\S+) `(.*)`$/gm)),
  "a static host": [
    headersIn(headersFile(site.settings, ["/"], []).split("\n/\n")[0]!, /^ {2}(\S+): (.*)$/gm),
  ],
};

function headersIn(text: string, pattern: RegExp): Readonly<Record<string, string>> {
  const found = [...text.matchAll(pattern)].map(
    ([, name, value]) => [name!, value!.replaceAll('\\"', '"')] as const,
  );
  return Object.fromEntries(found.filter(([name]) => name !== "Cache-Control"));
}

test.each(Object.entries(ways))("%s sends the one list of headers, and no other", (_, places) => {
  expect(places).toEqual(places.map(() => list));
});

test("nginx sends them for the app and for each API, Caddy for errors too", () => {
  expect(Object.values(ways).map((places) => places.length)).toEqual([3, 2, 1]);
});

test.each([
  ["nginx", nginxConfig(site)],
  ["Caddy", caddyConfig(site)],
])("%s keeps and hides what our own server does", (_, config) => {
  for (const path of ["/", "/assets/"]) expect(config).toContain(cacheControl(path));
  expect(config).toContain("no-store");
  const plain = config.replaceAll("\\\\", "\\");
  for (const { source } of [FILES, HOST_FILES]) expect(plain).toContain(source);
});

test.each([
  ["nginx", nginxConfig(alone), "proxy_pass"],
  ["Caddy", caddyConfig(alone), "reverse_proxy"],
])("%s leads nowhere where the APIs have hosts of their own", (_, config, word) => {
  expect(config).not.toContain(word);
});
