import { expect, test } from "vitest";

import { resolveTexts } from "./load.ts";

const logoOf = (profile: object) =>
  resolveTexts("harbour", { full_name: "Harbour", ...profile }, undefined).settings.brand.logo;

test.each([
  ["https://cdn.bank.example/My Logo.png", "https://cdn.bank.example/My%20Logo.png"],
  ["https://cdn.bank.example/é.png", "https://cdn.bank.example/%C3%A9.png"],
  ["https://cdn.bank.example/o'neil[1].png", "https://cdn.bank.example/o%27neil%5B1%5D.png"],
  ["https://cdn.bank.example/a%20b.svg?v=1#icon", "https://cdn.bank.example/a%20b.svg?v=1"],
  ["HTTPS://CDN.bank.example/l.svg", "https://cdn.bank.example/l.svg"],
  [" /logos/harbour.svg ", "/logos/harbour.svg"],
])("the platform's logo at %s is read", (sent, logo) => {
  expect(logoOf({ public_logo_url: sent })).toBe(logo);
});

test.each([
  "http://cdn.bank.example/l.svg",
  "https://",
  "https://ada:secret@cdn.bank.example/l.svg",
  "javascript:alert(1)",
])("%s is no logo", (sent) => {
  expect(logoOf({ public_logo_url: sent })).toBeUndefined();
});

test("of two logos the first that can be used counts", () => {
  const logo = "https://cdn.bank.example/l.png";
  expect(logoOf({ public_logo_url: "storage/l.png", logo })).toBe(logo);
  expect(logoOf({ public_logo_url: "/l.svg", logo })).toBe("/l.svg");
});
