// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { fetchCompany, fetchTenantText } from "#app/boot/fetch-tenant.ts";
import { rememberBrand } from "#app/boot/remember-brand.ts";
import { safeStorage } from "#lib/storage/storage.ts";
import { createClient } from "#provider/client.ts";
import { defaultsLayer } from "#tenant/defaults.ts";
import { resolveSettings } from "#tenant/layers.ts";
import type { Settings } from "#tenant/settings.ts";
import { deriveTheme } from "#tenant/theme/derive-theme.ts";

const { theme } = resolveSettings([defaultsLayer]).settings;
const asked = vi.fn<typeof fetch>();
let media: EventTarget & { matches: boolean };
const { dataset, style } = document.documentElement;
const looks = () => document.querySelector("link[href='/looks.css']")!;

const addresses = () => asked.mock.calls.map(([address]) => address);
const kept = () => JSON.parse(localStorage.getItem("last_brand")!) as Record<string, unknown>;
const change = (part: object) => localStorage.setItem("last_brand", JSON.stringify({ ...kept(), ...part }));
const colour = () => style.getPropertyValue("--color-brand");
const icon = () => document.querySelector<HTMLLinkElement>("link[rel=icon]")!.getAttribute("href");

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/join");
  document.head.innerHTML = `<link rel="looks" href="/looks.css"><link rel="icon" href="data:,"><meta name="default-company" content="harbour">`;
  document.title = "Join";
  document.body.innerHTML = `<div id="root"><form></form></div>`;
  document.documentElement.removeAttribute("style");
  delete globalThis.earlyRequests;
  asked.mockReset().mockImplementation(() => Promise.resolve(new Response()));
  vi.stubGlobal("fetch", asked);
  dataset["path"] = "/join";
  for (const name of ["page", "scheme", "failed", "pattern"]) delete dataset[name];
});

afterEach(() => window.early?.stop());

async function runFirst({ prefersDark = false } = {}) {
  media = Object.assign(new EventTarget(), { matches: prefersDark });
  vi.spyOn(window, "matchMedia").mockReturnValue(media as MediaQueryList);
  await import("./first.ts");
  return window.early!;
}

test("a page that is about this visit is kept", async () => {
  expect((await runFirst()).isKept).toBe(true);
  expect(dataset["page"]).toBe("kept");
  expect(document.title).toBe("Join");
});

test.each([
  ["of another path", () => history.replaceState(null, "", "/accounts")],
  ["for somebody who is signed in", () => sessionStorage.setItem("token", '"t"')],
])("a page %s is passed over, and makes room for the app", async (_, arrange) => {
  arrange();
  const early = await runFirst();
  expect(early.isKept).toBe(false);
  expect(dataset["page"]).toBe("passed-over");
  expect(document.title).toBe("Loading");
  early.stop();
  expect(document.querySelector("form")).toBeNull();
});

test.each([
  ["the system's setting", undefined, true, "dark"],
  ["the system's setting", undefined, false, "light"],
  ["the customer's choice", '"light"', true, "light"],
  ["the customer's choice", '"dark"', false, "dark"],
  ["the system's setting where the choice cannot be read", "dar", true, "dark"],
])("it is painted by %s (stored %s)", async (_, stored, prefersDark, scheme) => {
  if (stored !== undefined) localStorage.setItem("scheme", stored);
  await runFirst({ prefersDark });
  expect(dataset["scheme"]).toBe(scheme);
  expect(style.getPropertyValue("color-scheme")).toBe(scheme);
});

test("it follows the system, also where no bank comes", async () => {
  (await runFirst()).stop();
  media.matches = true;
  media.dispatchEvent(new Event("change"));
  expect(dataset["scheme"]).toBe("dark");
});

test("storage that the browser blocks stops nothing", async () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect((await runFirst({ prefersDark: true })).isKept).toBe(true);
  expect(dataset["scheme"]).toBe("dark");
});

test("a script that does not come is told at once; a picture is nothing, nor is what fails later", async () => {
  const early = await runFirst();
  const image = document.body.appendChild(document.createElement("img"));
  image.dispatchEvent(new Event("error"));
  expect(dataset["failed"]).toBeUndefined();
  const script = document.createElement("script");
  script.type = "unknown";
  document.body.append(script);
  script.dispatchEvent(new Event("error"));
  expect(dataset["failed"]).toBe("");
  expect(document.querySelector("form")).not.toBeNull();
  early.stop();
  expect(dataset["failed"]).toBeUndefined();
  script.dispatchEvent(new Event("error"));
  expect(dataset["failed"]).toBeUndefined();
});

describe("asking for the bank", () => {
  const COMPANY = "/platform/api/v1/organizations/harbour";
  const TENANT = "/tenants/harbour.json";

  test("company and tenant file are asked for at once, and the app takes their replies, once", async () => {
    await runFirst();
    expect(addresses()).toEqual([COMPANY, TENANT]);
    const send = createClient({
      bases: { provider: "", platform: "/platform/api/v1/", vas: "" },
      credentials: () => ({ token: "", applicationId: "" }),
      onUnauthorized: () => undefined,
    });
    const ask = async () => {
      await fetchCompany(send, "harbour").catch(() => undefined);
      await fetchTenantText("harbour");
    };
    const early = asked.mock.calls.map(([, options]) => options);
    await ask();
    expect(addresses()).toEqual([COMPANY, TENANT]);
    await ask();
    expect(addresses()).toEqual([COMPANY, TENANT, COMPANY, TENANT]);
    // What the app asks itself is asked in the same way.
    for (const [index, options] of early.entries()) {
      const own = asked.mock.calls[index + 2]![1];
      // A reply that something has kept may be a 404 from before the bank came.
      expect(options!.cache).toMatch(/^no-(?:cache|store)$/);
      expect({ method: "GET", body: null, ...options, signal: null }).toEqual({
        method: "GET",
        body: null,
        ...own,
        signal: null,
      });
    }
  });

  test.each([
    [
      "what the session knows already is not asked for",
      () => sessionStorage.setItem("company", '{"company_key":"harbour"}'),
      [TENANT],
    ],
    [
      "the address names the bank",
      () => history.replaceState(null, "", "/join?company=sahel"),
      ["/platform/api/v1/organizations/sahel", "/tenants/sahel.json"],
    ],
    ["without a bank nothing is asked for", () => document.head.replaceChildren(), []],
    ["offline neither", () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false), []],
  ])("%s", async (_, arrange, expected) => {
    arrange();
    await runFirst();
    expect(addresses()).toEqual(expected);
  });

  test.each([404, 403])("a tenant's file that is answered by %i is not there", async (status) => {
    asked.mockResolvedValue(new Response("", { status }));
    expect(await fetchTenantText("harbour")).toBeUndefined();
  });

  test.each([429, 503])("an answer %i says nothing about a tenant's file", async (status) => {
    asked.mockResolvedValue(new Response("", { status }));
    await expect(fetchTenantText("harbour")).rejects.toMatchObject({ kind: "unreadable", status });
  });

  test("a request that fails is the app's to tell", async () => {
    asked.mockRejectedValue(new TypeError("no connection"));
    await runFirst();
    await expect(fetchTenantText("harbour")).rejects.toMatchObject({ kind: "network" });
  });
});

/** The browser reads the page on. */
async function readOn(): Promise<void> {
  document.querySelector("#root")!.innerHTML =
    `<header><span><b></b><span></span></span></header><main><p></p></main>`;
  await Promise.resolve();
}

const told = () => ["header", "main"].map((one) => document.querySelector(one)!.textContent);

describe("the brand that was shown last", () => {
  const brand = { name: "Harbour", description: "By the sea", logo: "/harbour.svg" };
  const settings = { brand, theme } as Settings;

  beforeEach(() =>
    rememberBrand(
      safeStorage(() => localStorage),
      "harbour",
      settings,
    ),
  );

  test.each(["light", "dark"] as const)("is painted before the app has loaded (%s)", async (scheme) => {
    await runFirst({ prefersDark: scheme === "dark" });
    await readOn();
    for (const [name, value] of Object.entries(deriveTheme(settings.theme, scheme))) {
      expect(style.getPropertyValue(name)).toBe(value);
    }
    expect(icon()).toBe("/harbour.svg");
    expect(told()).toEqual(["Harbour", "By the sea"]);
    expect(document.querySelector("header b > img")!.getAttribute("src")).toBe("/harbour.svg");
    expect(document.title).toBe("Join");
    document.querySelector("header img")!.dispatchEvent(new Event("error"));
    expect(document.querySelector("header b")!.textContent).toBe("H");
  });

  test("a name is one whole letter where there is no logo", async () => {
    rememberBrand(
      safeStorage(() => localStorage),
      "harbour",
      { brand: { name: "𞤀𞤣𞤤𞤢𞤥 Bank" }, theme } as Settings,
    );
    await runFirst();
    await readOn();
    expect(document.querySelector("header b")!.textContent).toBe("𞤀");
  });

  test("it follows the system's scheme, and names the page that a signed-in customer waits for", async () => {
    sessionStorage.setItem("token", '"t"');
    await runFirst();
    const light = colour();
    media.matches = true;
    media.dispatchEvent(new Event("change"));
    expect(colour()).toBe(deriveTheme(settings.theme, "dark")["--color-brand"]);
    expect(colour()).not.toBe(light);
    expect(document.title).toBe("Harbour");
  });

  test.each([
    ["that of another bank", () => history.replaceState(null, "", "/join?company=sahel")],
    ["no JSON", () => localStorage.setItem("last_brand", "{")],
    ["a list", () => localStorage.setItem("last_brand", "[]")],
    ["of another release", () => change({ version: 0 })],
    ["without a name", () => change({ name: undefined })],
    ["one whose pattern is no text", () => change({ pattern: [] })],
    ["one whose name is no text", () => change({ name: { toString: "x" } })],
    ["one whose description is no text", () => change({ description: 1 })],
    ["one whose logo is no address", () => change({ logo: "javascript:alert(1)" })],
    ["one whose logo is on a host without https", () => change({ logo: "//other.example/logo.svg" })],
    ["without looks", () => change({ looks: { light: {} } })],
  ])("the page stays neutral where it is %s", async (_, arrange) => {
    arrange();
    await runFirst();
    await readOn();
    expect(colour()).toBe("");
    expect(icon()).toBe("data:,");
    expect(told()).toEqual(["", ""]);
    expect(document.querySelector("header img")).toBeNull();
  });

  test("of a look that was changed, only colours, radii and fonts count", async () => {
    const bad = {
      "--color-brand": "url(https://other.example)",
      "--color-text": "red;position:fixed",
      "--radius-m": ["4px", "var(--x)"],
      "--space-1": "9px",
      position: "fixed",
      "--color-page": "#ffffff",
    };
    change({ looks: { light: bad, dark: {} } });
    await runFirst();
    expect(style.cssText.replaceAll(" ", "")).toBe("color-scheme:light;--color-page:#ffffff;");
  });

  test("its pattern is drawn, and its font is loaded", async () => {
    await runFirst();
    expect(dataset["pattern"]).toBeUndefined();
    expect(looks().getAttribute("rel")).toBe("looks");
    window.early!.stop();
    vi.resetModules();
    change({ pattern: "waves" });
    const { forgetBrand } = await runFirst();
    expect(dataset["pattern"]).toBe("waves");
    expect(looks().getAttribute("rel")).toBe("stylesheet");
    forgetBrand();
    expect(dataset["pattern"]).toBeUndefined();
  });

  test("a bank that is gone takes its brand along", async () => {
    const { forgetBrand } = await runFirst();
    forgetBrand();
    media.dispatchEvent(new Event("change"));
    expect(localStorage.getItem("last_brand")).toBeNull();
    expect(style.cssText.replaceAll(" ", "")).toBe("color-scheme:light;");
    expect(icon()).toBe("data:,");
  });
});
