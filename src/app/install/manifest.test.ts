import { expect, test } from "vitest";

import { defaultsLayer } from "#tenant/defaults.ts";
import { resolveSettings } from "#tenant/layers.ts";
import type { Settings } from "#tenant/settings.ts";

import { type Installed, manifestOf } from "./manifest.ts";

const settings = {
  brand: { name: "Harbour Savings & Loans", description: "By the sea." },
  theme: resolveSettings([defaultsLayer]).settings.theme,
  locale: "en-GH",
} as Settings;

function manifest(changes: Partial<Installed> = {}): object {
  return manifestOf(
    { key: "harbour", settings, hostname: "harbour.bank.example", defaultCompany: undefined, ...changes },
    (size) => `/icon-${size}.png`,
  );
}

test("it has the company's name, words and language", () => {
  expect(manifest()).toMatchObject({
    name: "Harbour Savings & Loans",
    short_name: "Harbour",
    description: "By the sea.",
    lang: "en-GH",
    display: "standalone",
  });
});

test("icons for the home screen and the start, the large one also for launchers that cut", () => {
  expect(manifest()).toMatchObject({
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
});

test.each([
  ["its sub-domain", {}, "/"],
  ["the deployment's default", { hostname: "localhost", defaultCompany: "harbour" }, "/"],
  ["another company's sub-domain", { hostname: "sahel.bank.example" }, "/?company=harbour"],
  ["no company", { hostname: "127.0.0.1" }, "/?company=harbour"],
])("a host that leads to %s", (_what, where, start) => {
  expect(manifest(where)).toMatchObject({ id: start, start_url: start, scope: "/" });
});

test.each([
  ["Harbour", "Harbour"],
  ["First City", "First City"],
  ["Bank of the North", "Bank of the"],
  ["Genossenschaftsbank Nord", "Genossenschaftsbank"],
])("the name %s is %s under an icon", (name, short_name) => {
  expect(manifest({ settings: { ...settings, brand: { name } } })).toMatchObject({ short_name });
});
