// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Checks } from "#lib/web/checks.ts";

import { loadCustomer } from "./load-customer.ts";

const checks: Checks = {
  "area-1.js": ["sha256-area", "shared-2.js"],
  "shared-2.js": ["sha256-shared"],
  "payments-3.js": ["sha256-payments"],
  "airtime.screen-4.js": ["sha256-airtime"],
  "loan.screen-5.js": ["sha256-loan"],
};
const code = `export default ${JSON.stringify(checks)};export const customer=["area-1.js","shared-2.js"],screen=["payments-3.js"],reads={"airtime.screen-4.js":["customers/wallets"]};`;
const asked = vi.fn<typeof fetch>();
const addresses = () => asked.mock.calls.map(([address]) => address);
const loaded = () =>
  [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(
    ({ integrity }) => integrity,
  );

beforeEach(() => {
  delete globalThis.earlyRequests;
  asked.mockReset().mockImplementation(() => Promise.resolve(new Response()));
  vi.stubGlobal("fetch", asked);
  document.head.innerHTML = `<link rel="integrity" href="data:text/javascript,${encodeURIComponent(code)}">`;
});

afterEach(() => void (document.head.innerHTML = ""));

test("at a screen's address comes what every customer needs, then the screen with what screens need", async () => {
  history.replaceState(null, "", "/airtime");
  await loadCustomer("/api/v1/", { Authorization: "Bearer t" });
  expect(loaded()).toEqual(["sha256-area", "sha256-shared", "sha256-airtime", "sha256-payments"]);
  expect(addresses()).toEqual(["/screens/index.json", "/api/v1/customers/wallets"]);
  const [, options] = asked.mock.calls[1]!;
  expect(options).toMatchObject({
    headers: { Authorization: "Bearer t" },
    cache: "no-store",
    credentials: "omit",
  });
});

test("nothing is read with the session of another bank", async () => {
  history.replaceState(null, "", "/airtime");
  await loadCustomer("/api/v1/", false);
  expect(addresses()).toEqual(["/screens/index.json"]);
});

test("at another address comes what every customer needs", async () => {
  history.replaceState(null, "", "/dashboard");
  await loadCustomer("/api/v1/", { Authorization: "Bearer t" });
  expect(loaded()).toEqual(["sha256-area", "sha256-shared"]);
  expect(addresses()).toEqual(["/screens/index.json"]);
});
