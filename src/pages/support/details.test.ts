import { expect, test } from "vitest";

import { firstMailLink, readDetails } from "./details.ts";

const one = (key: string, value: unknown) => readDetails({ [key]: value })[0];

test.each([
  ["phone_number", "Phone number"],
  ["phoneNumber", "Phone number"],
  ["WORKING-HOURS", "Working hours"],
  ["whatsapp_number", "WhatsApp number"],
  ["official_whatsApp", "Official WhatsApp"],
  ["TIKTOK", "TikTok"],
  ["you_tube", "YouTube"],
  ["x", "X"],
])("the key %s reads %s", (key, label) => {
  expect(one(key, "1")?.label).toBe(label);
});

test.each([
  ["phone", "0803 000 0011", "tel:08030000011"],
  ["whatsapp_number", 2_347_000_000_011, "tel:2347000000011"],
  ["line", "+234 700 000 0011", "tel:+2347000000011"],
  ["postal_code", 101_241, undefined],
  ["email", "help@bank.example", "mailto:help@bank.example"],
  ["facebook", "https://facebook.com/bank", "https://facebook.com/bank"],
  ["website", "http://bank.example", undefined],
  ["website", "javascript:alert(1)", undefined],
  ["open", true, undefined],
])("%s: %j links to %s", (key, value, link) => {
  expect(one(key, value)?.values).toEqual([
    { text: value === true ? "Yes" : String(value).replace("https://", ""), link },
  ]);
});

test.each([null, undefined, "", "  ", {}, [], [null, ""], { a: null }])("%j says nothing", (value) => {
  expect(readDetails({ key: value })).toEqual([]);
  expect(readDetails(value)).toEqual([]);
});

test("reads lists as several values and objects as further keys, down to a limited depth", () => {
  expect(one("phones", ["0800 111", "0800 222"])?.values).toHaveLength(2);
  const deep = one("hours", { monday: { morning: { early: "5 am" }, noon: "12" } });
  expect(deep?.values).toEqual([
    {
      details: [
        {
          label: "Monday",
          values: [{ details: [{ label: "Noon", values: [{ text: "12", link: undefined }] }] }],
        },
      ],
    },
  ]);
});

test("finds the first e-mail address at any depth", () => {
  const details = readDetails({
    phone: "0800 111",
    desks: { cards: "cards@bank.example" },
    email: "a@b.example",
  });
  expect(firstMailLink(details)).toBe("mailto:cards@bank.example");
  expect(firstMailLink(readDetails({ phone: "0800 111" }))).toBeUndefined();
});
