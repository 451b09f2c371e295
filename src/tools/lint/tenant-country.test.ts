import { expect, test } from "vitest";

import { lintTenant } from "./lint-project.ts";

const OTHERS = ["/brand", "/cards"];
/** What lint says of a tenant's country, and nothing of its logo and cards. */
const lint = (tenant: object) =>
  lintTenant({ path: "tenants/volta.json", text: JSON.stringify(tenant) }, [], [])
    .filter(({ pointer }) => !OTHERS.includes(pointer))
    .map(({ pointer, message, level = "error" }) => `${level} ${pointer} ${message}`);

const phoneNumbers = { countryCode: "233", trunk: "0", lengths: [9], starts: ["2", "5"] };
const phone = { pattern: "^0[25]\\d{8}$", message: "Enter a Ghanaian mobile number" };

test("numbers of another country that the pattern of the defaults refuses", () => {
  expect(lint({ phoneNumbers })).toEqual([
    "error /phoneNumbers no number such as 0200111111 fits limits.phone.pattern, so customers can enter none",
  ]);
});

test("a pattern of another form than the country writes", () => {
  const senegal = { countryCode: "221", trunk: "", lengths: [9], starts: ["7"] };
  expect(lint({ phoneNumbers: senegal, limits: { phone: { ...phone, pattern: "^07\\d{8}$" } } })).toEqual([
    "error /limits/phone/pattern no number such as 700111111 fits limits.phone.pattern, so customers can enter none",
  ]);
});

test("a pattern that names the digits behind the first fits", () => {
  const pattern = "^0(?:24|5[459])\\d{7}$";
  expect(lint({ phoneNumbers, limits: { phone: { ...phone, pattern } } })).toEqual([]);
});

test("a pattern without its own message", () => {
  expect(lint({ phoneNumbers, limits: { phone: { pattern: phone.pattern } } })).toEqual([
    'warning /limits/phone/pattern customers whose number does not fit read "Enter a Nigerian mobile number, like 0803 123 4567"',
  ]);
});

test("a currency and a locale that do not exist", () => {
  const told = lint({ currency: "GHC", locale: "qq-GH" });
  expect(told).toContain('warning /currency no currency has the code "GHC"');
  expect(told).toContain('warning /locale browsers do not know how "qq-GH" writes amounts and dates');
});

test("amounts of the defaults in another currency, until all are the bank's own", () => {
  const quickAmounts = { airtime: [1, 5], walletTransfer: null, bankTransfer: null, electricity: null };
  const smallestAmounts = { airtime: 1, walletTransfer: 1, bankTransfer: 1, electricity: 5, softUssd: 1 };
  expect(lint({ currency: "GHS", quickAmounts, limits: { smallestAmounts } })).toEqual([
    "warning /quickAmounts what tenants/default.json means in NGN counts in GHS: softUssd",
    "warning /limits/smallestAmounts what tenants/default.json means in NGN counts in GHS: posTerminal, fundCard, payLoan",
  ]);
  const all = { ...smallestAmounts, posTerminal: 1, fundCard: 5, payLoan: 1 };
  const own = { quickAmounts: { ...quickAmounts, softUssd: [10] }, limits: { smallestAmounts: all } };
  expect(lint({ currency: "GHS", ...own })).toEqual([]);
  expect(lint({ currency: "NGN" })).toEqual([]);
});
