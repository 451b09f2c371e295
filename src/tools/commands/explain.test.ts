import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run } from "./explain.ts";

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "explain-"));
  await mkdir(join(root, "tenants"));
  await writeFile(
    join(root, "tenants/default.json"),
    '{\n  "quickAmounts": {\n    "airtime": [50]\n  }\n}\n',
  );
  await writeFile(
    join(root, "tenants/harbour.json"),
    `{
  "quickAmounts": {
    "airtime": [100, 200],
    "softUssd": null
  },
  "theme": {
    "brand": "blue"
  },
  "flags": { "menu": { "display-cable-tv-menu": false } }
}
`,
  );
});
const WATER = "schemas/screens/water.json";
beforeAll(async () => {
  await mkdir(join(root, "schemas/parts"), { recursive: true });
  await mkdir(join(root, "schemas/screens"));
  await writeFile(join(root, "schemas/parts/amount.json"), '{\n  "type": "integer",\n  "minimum": 5000\n}\n');
  await writeFile(
    join(root, WATER),
    `{
  "version": 1,
  "id": "water",
  "path": "/water",
  "title": "Water",
  "menu": {
    "label": "Water",
    "flags": { "menu": ["display-cable-tv-menu"], "feature": "vtu-mgt" }
  },
  "steps": [
    {
      "ask": {
        "schema": { "properties": { "amount": { "$ref": "../parts/amount.json", "title": "Amount" } } },
        "uiSchema": { "amount": { "ui:options": { "quickAmounts": "$settings.quickAmounts.airtime" } } }
      }
    }
  ],
  "scenarios": [{ "name": "pays" }]
}
`,
  );
});
afterAll(() => rm(root, { recursive: true }));

/** What a command line prints and returns. */
async function explain(...args: string[]) {
  const lines: string[] = [];
  const code = await run(args, { root, print: (line) => lines.push(line) });
  return { code, text: lines.join("\n") };
}

describe("explain", () => {
  test("a value with its layer, file, line, pointer and what it shadows", async () => {
    expect(await explain("--company", "harbour", "quickAmounts.airtime")).toEqual({
      code: 0,
      text: `quickAmounts.airtime = [100,200]
  from     tenant  tenants/harbour.json:3  /quickAmounts/airtime
  shadows  defaults  tenants/default.json:3  /quickAmounts/airtime = [50,100,200,300,500,750]`,
    });
  });

  test("accepts a pointer, and shows the place in the company's profile", async () => {
    const { text } = await explain("--company=harbour", "/flags/menu/display-cable-tv-menu");
    expect(text).toBe(`flags.menu.display-cable-tv-menu = false
  from     tenant  tenants/harbour.json:9  /flags/menu/display-cable-tv-menu
  shadows  company  organizations/harbour  /customized_app_displayable_menu_items/display-cable-tv-menu = true`);
  });

  test("a group with removed and refused values", async () => {
    expect((await explain("--company", "harbour", "quickAmounts.softUssd")).text).toContain(
      "quickAmounts.softUssd = (removed)\n  from     tenant  tenants/harbour.json:4",
    );
    expect((await explain("--company", "harbour", "theme")).text).toContain(
      'refused    tenant  tenants/harbour.json:7  /theme/brand: is "blue"; expected a colour such as #0b5fff.',
    );
  });

  test("everything, for a company without a tenant file", async () => {
    const { code, text } = await explain();
    expect(code).toBe(0);
    for (const name of ["brand.name", "theme.radius", "flags.features.vtu-mgt", "networks.mtn.prefixes"]) {
      expect(text).toContain(`${name} = `);
    }
  });

  test("a screen: each value with the file and line of screen, part or layer", async () => {
    const { code, text } = await explain("--company", "harbour", "water");
    expect(code).toBe(0);
    expect(text).toBe(`Harbour Microfinance Bank: not in the menu, because its flags are off
version = 1  ${WATER}:2
id = "water"  ${WATER}:3
path = "/water"  ${WATER}:4
title = "Water"  ${WATER}:5
menu.label = "Water"  ${WATER}:7
menu.flags.menu = ["display-cable-tv-menu"]  ${WATER}:8
    flags.menu.display-cable-tv-menu = false
      from     tenant  tenants/harbour.json:9  /flags/menu/display-cable-tv-menu
      shadows  company  organizations/harbour  /customized_app_displayable_menu_items/display-cable-tv-menu = true
menu.flags.feature = "vtu-mgt"  ${WATER}:8
    flags.features.vtu-mgt = true
      from     company  organizations/harbour  /organization_subscribed_features/vtu-mgt
steps.0.ask.schema.properties.amount.type = "integer"  schemas/parts/amount.json:2
steps.0.ask.schema.properties.amount.minimum = 5000  schemas/parts/amount.json:3
steps.0.ask.schema.properties.amount.title = "Amount"  ${WATER}:13
steps.0.ask.uiSchema.amount.ui:options.quickAmounts = "$settings.quickAmounts.airtime"  ${WATER}:14
    quickAmounts.airtime = [100,200]
      from     tenant  tenants/harbour.json:3  /quickAmounts/airtime
      shadows  defaults  tenants/default.json:3  /quickAmounts/airtime = [50,100,200,300,500,750]`);
  });

  test("values of a part that a screen replaces or removes", async () => {
    const part = "schemas/parts/shadowed.json";
    const file = "schemas/screens/shadow.json";
    await writeFile(
      join(root, part),
      `{\n  "$ref": "./amount.json",\n  "minimum": 6000,\n  "title": "Sum",\n  "oneOf": [{ "const": 1 }]\n}\n`,
    );
    const property = `{ "$ref": "../parts/shadowed.json",\n "minimum": 7000,\n "title": null,\n "oneOf": [1] }`;
    await writeFile(join(root, file), `{ "id": "shadow",\n "amount": ${property} }`);
    const { text } = await explain("shadow.amount");
    await rm(join(root, file));
    expect(text).toBe(`amount.type = "integer"  schemas/parts/amount.json:2
amount.minimum = 7000  ${file}:3
    shadows  6000  ${part}:3
    shadows  5000  schemas/parts/amount.json:3
amount.oneOf = [1]  ${file}:5
    shadows  [{"const":1}]  ${part}:5
amount.title = (removed)  ${file}:4
    shadows  "Sum"  ${part}:4`);
  });

  test("a part of a screen", async () => {
    expect((await explain("water.menu.label")).text).toBe(`menu.label = "Water"  ${WATER}:7`);
    expect((await explain("water")).text).toContain("Demo Bank: in the menu\n");
  });

  test("a company that only has its tenant file", async () => {
    await writeFile(join(root, "tenants/acme-north.json"), '{ "quickAmounts": { "airtime": [77] } }');
    const { text } = await explain("--company", "acme-north", "brand.name");
    expect(text).toContain('brand.name = "Acme North"');
    await rm(join(root, "tenants/acme-north.json"));
  });

  test.each([
    [["wter"], 1, 'There is no setting or screen "wter". Did you mean "water"?'],
    [["water.stps"], 1, 'There is no "stps" in the screen "water".'],
    [["--company", "harbor"], 1, 'There is no company "harbor" in the sandbox. Did you mean "harbour"?'],
    [
      ["quickAmounts.airtme"],
      1,
      'There is no setting or screen "quickAmounts.airtme". Did you mean "quickAmounts.airtime"?',
    ],
    [["them"], 1, 'There is no setting or screen "them". Did you mean "theme"?'],
    [["--company"], 2, "Usage: "],
    [["--verbose"], 2, "Usage: "],
    [["theme", "brand"], 2, "Usage: "],
  ])("%j → %d", async (args, code, text) => {
    const result = await explain(...args);
    expect(result.code).toBe(code);
    expect(result.text).toContain(text);
  });
});
