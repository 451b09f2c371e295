import { describe, expect, test } from "vitest";
import { findCompanyKey } from "./company-key.ts";

const find = (hostname: string, search = "", rest: { stored?: string; fallback?: string } = {}) =>
  findCompanyKey({ hostname, search, ...rest });

describe("findCompanyKey", () => {
  test.each([
    ["harbour.localhost", "", "harbour"],
    ["harbour.bank.example", "", "harbour"],
    ["Harbour.Bank.Example.", "", "harbour"],
    ["harbour.eu.bank.example", "", "harbour"],
    ["localhost", "", undefined],
    ["bank.example", "", undefined],
    ["harbour.bank.com.ng", "", "harbour"],
    ["harbour.bank.ng", "", "harbour"],
    ["harbour.co.example", "", "harbour"],
    ["127.0.0.1", "", undefined],
    ["[::1]", "", undefined],
    ["www.bank.example", "", undefined],
    ["app.localhost", "", undefined],
    ["-bad.bank.example", "", undefined],
    ["localhost", "?company=sahel", "sahel"],
    ["localhost", "?company=%20Sahel%20", "sahel"],
    ["harbour.localhost", "?company=sahel", "sahel"],
    ["harbour.localhost", "?company=..%2Fsahel", "harbour"],
    ["harbour.localhost", "?company=", "harbour"],
    ["harbour.localhost", "?company=api", "harbour"],
    ["localhost", `?company=${"a".repeat(64)}`, undefined],
  ])("%s%s → %s", (hostname, search, key) => expect(find(hostname, search)).toBe(key));

  test.each(["www", "api", "mail", "ftp", "webmail", "smtp", "pop", "imap", "app"])(
    "the reserved sub-domain %s names no company",
    (label) => expect(find(`${label}.bank.example`, "", { fallback: "demo" })).toBe("demo"),
  );

  test.each(["bank.com.ng", "bank.co.ke", "bank.org.ng", "Bank.com.ng."])(
    "%s is a bank's own host: its name counts where no other does",
    (hostname) => {
      expect(find(hostname, "", { fallback: "demo" })).toBe("demo");
      expect(find(hostname, "", { stored: "sahel", fallback: "demo" })).toBe("sahel");
      expect(find(hostname)).toBe("bank");
      expect(find(`harbour.${hostname}`, "", { fallback: "demo" })).toBe("harbour");
    },
  );

  test("the session's company stands between the host and the default", () => {
    expect(find("localhost", "", { stored: "sahel", fallback: "demo" })).toBe("sahel");
    expect(find("harbour.localhost", "", { stored: "sahel", fallback: "demo" })).toBe("harbour");
    expect(find("localhost", "", { fallback: "demo" })).toBe("demo");
    expect(find("localhost", "", { stored: "../x", fallback: "https://evil.example" })).toBeUndefined();
  });
});
