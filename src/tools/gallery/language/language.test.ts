import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";

import { parseExpression } from "#definition/expression.ts";
import type { Completions } from "#gallery/protocol.ts";

import { createLanguage, type Language } from "./language.ts";

const AIRTIME = "schemas/screens/payments/airtime.json";
const ELECTRICITY = "schemas/screens/payments/electricity.json";
const PIN = "schemas/parts/pin.json";
const WALLETS = "schemas/parts/wallets.json";
const HARBOUR = "tenants/harbour.json";

let language: Language;
beforeAll(() => {
  language = createLanguage(process.cwd());
});

/** The file with a change; `|` marks the position of the caret. */
function place(path: string, from: string, to: string) {
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  return {
    path,
    text: text.replace(from, () => to.replace("|", "")),
    offset: text.indexOf(from) + to.indexOf("|"),
  };
}
const labels = ({ options }: Completions) => options.map(({ label }) => label);
const complete = (path: string, from: string, to: string) => language.complete(place(path, from, to));
const words = async (path: string, from: string, to: string) => labels(await complete(path, from, to));

/** The text after an option was inserted. */
async function put(path: string, from: string, to: string, label: string) {
  const wanted = place(path, from, to);
  const found = await language.complete(wanted);
  const option = found.options.find((one) => one.label === label);
  return wanted.text.slice(0, found.from) + option?.insert + wanted.text.slice(found.to);
}

describe("completion by the meta-schema", () => {
  test("has the keys of an object, in words", async () => {
    const more = await complete(AIRTIME, '"money": true,', '"money": true, |');
    expect(labels(more)).toEqual(expect.arrayContaining(["when", "outputs", "background"]));
    const background = more.options.find(({ label }) => label === "background");
    expect(background).toEqual({
      label: "background",
      insert: '"background": true,',
      kind: "key",
      info: "Sent without waiting for or reading the reply.",
    });
  });

  test("inserts an example as plain text, with the file's indent", async () => {
    const text = await put(AIRTIME, '  "menu": {', '  |\n  "menu": {', "guard");
    expect(JSON.parse(text)).toHaveProperty("guard.when");
    expect(text).toContain('  "guard": {\n    "when": {\n      "$stored.reset_email": {');
  });

  test("has the words of a closed list", async () => {
    expect(await words(AIRTIME, '"ui:widget": "money"', '"ui:widget": "m|"')).toContain("search-select");
    const text = await put(AIRTIME, '"icon": "smartphone"', '"icon": "s|"', "send");
    expect(text).toContain('"icon": "send"');
  });

  test("knows tenants, and analyses a part as its screens use it", async () => {
    expect(await words(HARBOUR, '"locale": "en-NG"', '"|": "en-NG"')).toContain("brand");
    expect(await words(WALLETS, '"failure":', '"|":')).toContain("failure");
    expect(await words(PIN, '"schema"', '"|"')).toEqual(expect.arrayContaining(["intro", "messages"]));
  });

  test("knows an unused part by its own schema", async () => {
    const text = '{ "$schema": "../meta/parts/hints.schema.json", "ui:widget": "money" }';
    const unused = { path: "schemas/parts/none.json", text, offset: text.indexOf("money") };
    expect(labels(await language.complete(unused))).toContain("search-select");
    expect((await language.hover(unused))?.text).toMatch(/^Widget/);
    expect(labels(await language.complete({ ...unused, text: "{}", offset: 1 }))).toEqual(["$schema"]);
    const value = '{ "$schema": "../meta/parts/value.schema.json", "$text": "Pay {amount}",  }';
    const offset = value.indexOf(" }");
    expect(labels(await language.complete({ ...unused, text: value, offset }))).toContain("with");
  });
});

describe("completion of expressions", () => {
  const NUMBER = '"phone_number": "$inputs.phone_number"';

  test("has the names of this screen that are allowed at a place", async () => {
    const found = await words(AIRTIME, NUMBER, '"phone_number": "$inputs.|"');
    expect(found).toEqual(
      expect.arrayContaining([
        "$inputs.amount",
        "$inputs.transaction_pin",
        "$selected.network_provider#/title",
        "$sources.wallets#/data/data/0/wallet_number",
        "$intent.reference",
        "$settings.quickAmounts.airtime",
        "$company.full_name",
        "$user.telephone",
        "$user.first_name",
      ]),
    );
    expect(found[0]).toBe("$inputs.source_wallet_number");
    expect(found.filter((name) => name.startsWith("$response") || name.startsWith("$item"))).toEqual([]);
  });

  test("are all valid in the screen", async () => {
    const found = await words(ELECTRICITY, '"$response.data#/meter_name"', '"$|"');
    expect(found).toContain("$response.data#/meter_name");
    expect(found.map(parseExpression).filter((one) => "error" in one)).toEqual([]);
  });

  test("include values that other screens hand over, from the scenarios", async () => {
    const card = "schemas/screens/cards/fund-card.json";
    expect(await words(card, '"$stored.card#/label"', '"$|"')).toContain("$stored.card#/label");
  });

  test("replace the typed text", async () => {
    const text = await put(AIRTIME, NUMBER, '"phone_number": "$inp|uts.phone"', "$inputs.amount");
    expect(text).toContain('"phone_number": "$inputs.amount"');
    const inside = await put(
      AIRTIME,
      "Airtime for {$inputs.phone_number}",
      "Airtime for {$in|}",
      "$inputs.amount",
    );
    expect(inside).toContain("Airtime for {$inputs.amount}, ref");
  });

  test("are completed as keys of a condition, in a part as in its screen, and as named values in braces", async () => {
    const meter = '"when": {\n        "$inputs.meter_number"';
    expect(await words(ELECTRICITY, meter, '"when": {\n        "$|"')).toContain("$inputs.meter_type");
    expect(await words(WALLETS, '"$item#/wallet_number"', '"$item#/|"')).toContain("$item#/ownership_label");
    const named = await words(WALLETS, "{number} - {owner}", "{number} - {|}");
    expect(named.slice(0, 2)).toEqual(["number", "owner"]);
  });

  test("do not appear in plain text", async () => {
    expect(await words(AIRTIME, '"title": "Airtime Subscription"', '"title": "Air|time"')).toEqual([]);
    expect(await words(AIRTIME, '"title": "Airtime Subscription"', '"title": "|"')).toContain(
      "$user.telephone",
    );
  });
});

describe("completion of words from other places", () => {
  test.each([
    ["transforms", AIRTIME, '"as": "naira"', '"as": "|"', "kobo"],
    ["transforms with an argument", AIRTIME, '"as": "naira"', '"as": { "|" }', "strip-prefix"],
    ["ways to make a value", AIRTIME, '"body": {', '"body": { "x": { "|" },', "$first"],
    ["cases", AIRTIME, '"final_amount": {', '"final_amount": { "$cases": [{ "|" }],', "when"],
    ["effects", AIRTIME, '"steps": [', '"steps": [{ "show": { "title": "", "on": [{ "|" }] } },', "navigate"],
    ["formats", AIRTIME, '"title": "Amount"', '"format": "|"', "date-time"],
    ["parts", AIRTIME, '"../../parts/phone.json"', '"../../parts/|"', "../../parts/network.json"],
    ["parts beside a part", WALLETS, '"$item#/wallet_number"', '{ "$ref": "|" }', "./pin.json"],
    ["inputs of hints", AIRTIME, '"uiSchema": {', '"uiSchema": { "|": {},', "transaction_pin"],
    ["inputs that are required", AIRTIME, '"required": [', '"required": ["|", ', "phone_number"],
    [
      "the provider's calls",
      AIRTIME,
      '"POST transactions/buy-airtime"',
      '"POST tr|"',
      "POST transactions/buy-airtime",
    ],
    ["menu flags", AIRTIME, '"display-airtime-menu"', '"|"', "display-data-menu"],
    ["flags of a tenant", HARBOUR, '"display-cable-tv-menu": false', '"|": false', "display-loan-menu"],
  ])("%s", async (_, path, from, to, word) => {
    expect(await words(path, from, to)).toContain(word);
    const text = await put(path, from, to, word);
    expect(text).toContain(`"${word}"`);
  });

  test("are the keys that the provider accepts in a known call", async () => {
    const found = await complete(AIRTIME, '"POST transactions/buy-airtime"', '"|"');
    const buy = found.options.find(({ label }) => label === "POST transactions/buy-airtime");
    expect(buy?.info).toBe("Buy airtime");
    expect(labels(found).some((call) => call.startsWith("SERVERS"))).toBe(false);
    const body = '"description": "Airtime for';
    expect(await words(AIRTIME, body, '"|": "Airtime for')).toEqual([
      "description",
      "$value",
      "$first",
      "$text",
      "$cases",
      "$each",
    ]);
    expect(await words(ELECTRICITY, '"page": 1', '"|": 1')).toContain("page");
  });

  test("leave out the keys that exist already", async () => {
    const found = await words(ELECTRICITY, '"uiSchema": {', '"uiSchema": { "|": {},');
    expect(found).toContain("transaction_pin");
    expect(found).not.toContain("meter_type");
  });

  test("are quoted where nothing is written yet", async () => {
    expect(await put(AIRTIME, '"call": "POST transactions/buy-airtime"', '"call": |', "GET banks")).toContain(
      '"call": "GET banks"',
    );
  });
});

describe("hover", () => {
  test("explains a key, with default and example", async () => {
    const told = await language.hover(place(AIRTIME, '"icon": "', '"ic|on": "'));
    expect(told?.text).toMatch(/^Icon\n\nName of an icon\.\n\n[^]*Example: "smartphone"$/);
  });

  test("explains an expression", async () => {
    const told = await language.hover(place(AIRTIME, '"$inputs.amount"', '"$inp|uts.amount"'));
    expect(told?.text).toBe(
      "$inputs.amount\n\nWhat the customer has typed or chosen.\n\nAmount, integer, minimum $settings.limits.smallestAmounts.airtime",
    );
    const setting = place(AIRTIME, '"$settings.quickAmounts.airtime"', '"$settings.quick|Amounts.airtime"');
    expect((await language.hover(setting))?.text).toMatch(/shown is the default\.\n\n\[[\d,]+\]$/);
  });

  test("does not explain white space", async () => {
    expect(await language.hover({ path: AIRTIME, text: "{\n  \n}", offset: 3 })).toBeNull();
  });
});
