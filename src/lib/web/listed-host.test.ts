import { expect, test } from "vitest";

import { isOnListedHost } from "./listed-host.ts";

const hosts = ["acs.bank.example", "*.pay.example", "local.example:8443"];

test.each([
  "https://acs.bank.example/3ds?id=1",
  "https://ACS.bank.example",
  "https://a.b.pay.example/x",
  "https://local.example:8443/",
])("%s is on a listed host", (address) => expect(isOnListedHost(address, hosts)).toBe(true));

test.each([
  "http://acs.bank.example/",
  "https://acs.bank.example.evil.example/",
  "https://acs.bank.example@evil.example/",
  "https://user@acs.bank.example/",
  "https://pay.example/",
  "https://evilpay.example/",
  "https://.pay.example/",
  "https://acs.bank.example:8443/",
  "javascript:alert(1)",
  "//acs.bank.example/",
  "/3ds",
  "",
])("%s is not", (address) => expect(isOnListedHost(address, hosts)).toBe(false));

test("without a list nothing is", () => expect(isOnListedHost("https://acs.bank.example/", [])).toBe(false));
