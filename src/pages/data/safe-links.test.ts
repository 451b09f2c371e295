import { describe, expect, test } from "vitest";

import { fileLink, mailLink, phoneLink, webLink } from "./safe-links.ts";

describe("only what is safe becomes a link", () => {
  test.each([
    ["help@bank.example", "mailto:help@bank.example"],
    ["help@bank.example?cc=thief@evil.example", undefined],
    ["help@bank", undefined],
    ["a@b.example\nBcc: c@d.example", undefined],
  ])("e-mail %j", (text, link) => expect(mailLink(text)).toBe(link));

  test.each([
    ["+234 (700) 000-0011", "tel:+2347000000011"],
    ["0803 000 0011", "tel:08030000011"],
    ["--- ---", undefined],
    ["0803;ext=1", undefined],
  ])("phone %j", (text, link) => expect(phoneLink(text)).toBe(link));

  test.each([
    ["https://bank.example/help?a=1", "https://bank.example/help?a=1"],
    ["HTTPS://bank.example", "https://bank.example/"],
    ["http://bank.example", undefined],
    ["javascript:alert(1)", undefined],
    ["data:text/html,x", undefined],
    ["https://bank.example@evil.example", undefined],
    ["https://", undefined],
    ["@bank", undefined],
  ])("web address %j", (text, link) => expect(webLink(text)).toBe(link));

  test.each([
    ["/documents/1", "/documents/1"],
    ["https://bank.example/1.png", "https://bank.example/1.png"],
    ["//evil.example", undefined],
    ["/\\evil.example", undefined],
    ["data:image/png;base64,x", undefined],
  ])("file %j", (text, link) => expect(fileLink(text)).toBe(link));
});
