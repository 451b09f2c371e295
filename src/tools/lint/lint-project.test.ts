import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { Problem } from "#definition/problem.ts";
import { run } from "#tools/commands/lint-screens.ts";
import { DEFAULTS } from "#tools/compile-screen/read/settings.ts";
import { openProject, screenPaths, tenantPaths, withTexts } from "#tools/project/project-files.ts";

import { lintProject } from "./lint-project.ts";

const AIRTIME = "schemas/screens/payments/airtime.json";
const DATA = "schemas/screens/payments/data.json";
let root: string;
let said: string[];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "lint-"));
  for (const folder of ["schemas", "tenants"]) cpSync(folder, join(root, folder), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => {
  said = [];
});

const lint = (...args: string[]) => run(args, { root, print: (line) => said.push(line) });
const problems = () => said.filter((line) => !line.includes("  warning: ") && !/^\d+ error/.test(line));

const place = ({ file, line, column, message }: Problem) => `${file}:${line}:${column} ${message}`;

/** Changes a text in a file, lints, and puts the file back. */
async function withChange(
  path: string,
  from: string | RegExp,
  to: string,
  ...args: string[]
): Promise<number> {
  const file = join(root, path);
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
  const code = await lint(...args);
  writeFileSync(file, text);
  return code;
}

describe("lint:screens", () => {
  test("finds no errors in the project's own files, and has warnings for tenants", async () => {
    expect(await lint()).toBe(0);
    expect(problems()).toEqual([]);
    expect(said.join("\n")).toContain("PCI DSS 3.4.1");
    expect(said.at(-1)).toMatch(/^0 errors, \d+ warnings in \d+ files\.$/);
  });

  test("reports the place of an error in a screen, and the nearest word", async () => {
    expect(await withChange(AIRTIME, '"ui:widget": "money"', '"ui:widget": "mony"')).toBe(1);
    expect(problems()).toEqual([
      expect.stringMatching(/^schemas\/screens\/payments\/airtime\.json:\d+:\d+ /),
    ]);
    expect(problems()[0]).toContain('did you mean "money"?');
  });

  test("reports a screen that cannot do without an extension of ours, but none of the project's own screens", async () => {
    const TERMINALS = "schemas/screens/payments/pos-terminal.json";
    await lint();
    expect(said.join("\n")).not.toContain("extension of ours");
    await withChange(
      TERMINALS,
      '"call": "GET transactions/errandpay/get-pos-terminals"',
      '"call": "GET card-mgt/cards/physical/requests"',
    );
    expect(said.join("\n")).toContain("warning: the call is an extension of ours");
    const WALLET = "schemas/screens/payments/wallet-transfer.json";
    await withChange(WALLET, '"$response.data#/transaction_reference": {', '"$response.data#/charge": {');
    expect(said.join("\n")).toContain("what success asks for is an extension of ours");
    await withChange(
      WALLET,
      '"reference": "$response.data#/transaction_reference"',
      '"reference": "$response.data#/charge"',
    );
    expect(said.join("\n")).toContain("what a later request sends is an extension of ours");
  });

  test("reports a call that is almost one of the provider's", async () => {
    const told =
      'the provider has no call "POST transactions/buy-airtme", did you mean "POST transactions/buy-airtime"?';
    await withChange(AIRTIME, /POST transactions\/buy-airtime/g, "POST transactions/buy-airtme");
    expect(said.join("\n")).toContain(`warning: ${told}`);
    said = [];
    await withChange(AIRTIME, "POST transactions/buy-airtime", "POST transactions/buy-airtme");
    expect(problems()).toEqual([
      expect.stringMatching(/^schemas\/screens\/payments\/airtime\.json:\d+:15 {2}\/steps\/2\/call {2}/),
    ]);
    expect(problems()[0]).toContain(told);
  });

  test("reports one mistake once, whatever follows from it", async () => {
    const mistakes = [
      ['"call": "POST transactions/buy-airtime"', '"call": "POST https://bank.example/buy-airtime"'],
      ['"call": "POST transactions/buy-airtime"', '"call": "PSOT transactions/buy-airtime"'],
      ['"../../parts/wallets.json"', '"../../parts/walets.json"'],
      ['"../../parts/pin.json"', '"../../parts/pn.json"'],
      ['"requery":', '"requry":'],
      ['"ui:widget": "money"', '"widget": "money"'],
    ];
    for (const [from, to] of mistakes) {
      said = [];
      await withChange(AIRTIME, from!, to!);
      expect(problems()).toEqual([expect.stringContaining(AIRTIME)]);
    }
    said = [];
    await withChange(AIRTIME, /(?<="scenarios"[^]*)POST transactions\/buy-airtime/g, "POST airtime");
    expect(problems()).toEqual([
      expect.stringMatching(/there is no call "POST airtime" \(\d\d times\), expected/),
    ]);
  });

  test("names the screen of a PIN that goes nowhere, because the field is in a part", async () => {
    await withChange(AIRTIME, '"transaction_pin": "$inputs.transaction_pin",', "");
    expect(problems()).toEqual([
      `schemas/parts/pin.json:10:7  /steps/1/ask/schema/properties/transaction_pin  "transaction_pin" is asked for and never used, expected $inputs.transaction_pin in a request, or no such field, in ${AIRTIME}`,
    ]);
  });

  test("reports a call without the key that the provider accepts", async () => {
    await withChange("schemas/screens/loans/apply-for-loan.json", '"once": true,', "");
    expect(said.join("\n")).toMatch(
      /\/steps\/5\/call  warning: "POST loan-mgt\/loan-applications" is sent without the Idempotency-Key/,
    );
  });

  test("reports the place of an error in a tenant", async () => {
    expect(await withChange("tenants/harbour.json", '"theme": {', '"thme": {')).toBe(1);
    expect(problems()).toEqual(['tenants/harbour.json:3:3  /thme  is unknown. Did you mean "theme"?']);
  });

  test("reports a flag that the company lacks", async () => {
    await withChange("tenants/sahel.json", '"flags": {', '"flags": { "features": { "savings": true },');
    expect(problems()[0]).toMatch(
      /^tenants\/sahel\.json:\d+:\d+  \/flags\/features\/savings  is off for this company/,
    );
  });

  test("reports billers of a tenant that no screen has", async () => {
    const billers =
      '"billers": { "cable-tv": ["dstv", "showmaxx"], "cable-tvs": ["x"], "electricity": ["any"] },';
    await withChange("tenants/harbour.json", '"theme": {', `${billers} "theme": {`);
    const CABLE = "schemas/screens/payments/cable-tv.json";
    expect(problems()).toEqual([
      expect.stringMatching(
        /^tenants\/harbour\.json:3:\d+  \/billers\/cable-tv\/1  there is no biller "showmaxx" on .*cable-tv\.json, did you mean "showmax"\?$/,
      ),
      expect.stringMatching(
        /^tenants\/harbour\.json:3:\d+  \/billers\/cable-tvs  there is no screen with billers "cable-tvs", did you mean "cable-tv"\?$/,
      ),
    ]);
    said = [];
    await withChange("tenants/harbour.json", '"theme": {', `${billers} "theme": {`, CABLE);
    expect(problems()).toEqual([expect.stringContaining('there is no biller "showmaxx"')]);
  });

  test("reports a quick amount that its screen refuses", async () => {
    await withChange("tenants/harbour.json", '"airtime": [100,', '"airtime": [20,');
    expect(problems()).toEqual([
      expect.stringMatching(
        /^tenants\/harbour\.json:\d+:\d+  \/quickAmounts\/airtime\/0  20 naira is refused by .*airtime\.json, expected 50 naira or more$/,
      ),
    ]);
  });

  test("reports a wrong quick amount once, and not that the defaults in its place are refused", async () => {
    const limits = '"limits": { "smallestAmounts": { "bankTransfer": 150 } },';
    const amounts = '"quickAmounts": { "bankTransfer": [500, "x"],';
    await withChange("tenants/harbour.json", '"quickAmounts": {', `${limits} ${amounts}`);
    expect(problems()).toEqual([expect.stringContaining('/quickAmounts/bankTransfer/1  is "x"')]);
  });

  test.each([
    [AIRTIME, '"../../meta/screen', '"../meta/screen', '"../../meta/screen.schema.json"'],
    ["schemas/parts/pin.json", "parts/ask.schema", "parts/aks.schema", '"../meta/parts/ask.schema.json"'],
    ["schemas/languages/fr.json", "meta/language", "language", '"../meta/language.schema.json"'],
    ["tenants/harbour.json", "tenant.schema", "screen.schema", '"../schemas/meta/tenant.schema.json"'],
  ])("warns of a description that editors do not find: %s", async (path, from, to, meant) => {
    expect(await withChange(path, from, to, path)).toBe(0);
    const told = said.filter((line) => line.includes("/$schema"));
    expect(told).toEqual([expect.stringMatching(`^${path}:2:14 .* warning: .*did you mean ${meant}`)]);
  });

  test("reports a limit that refuses a quick amount of the defaults", async () => {
    const limits = '"limits": { "smallestAmounts": { "bankTransfer": 150 } },';
    await withChange("tenants/harbour.json", '"theme": {', `${limits} "theme": {`);
    expect(problems()).toEqual([
      expect.stringMatching(
        /^tenants\/harbour\.json:3:\d+  \/limits\/smallestAmounts\/bankTransfer  100 naira is refused by .*bank-transfer\.json, expected 150 naira or more$/,
      ),
    ]);
  });

  test("reports a file name that no company can have", async () => {
    writeFileSync(join(root, "tenants/WWW.json"), "{}");
    expect(await lint("tenants/WWW.json")).toBe(1);
    rmSync(join(root, "tenants/WWW.json"));
    expect(problems()[0]).toContain('"WWW" is not a company key');
  });

  test("reports broken JSON and goes on", async () => {
    await withChange("tenants/sahel.json", "{", "{,");
    expect(problems()[0]).toMatch(/^tenants\/sahel\.json:1:2 .* no JSON/);
  });

  test("reports a colour that is not visible on white", async () => {
    await withChange("tenants/harbour.json", "#0b2f5f", "#ffee00");
    expect(said.join("\n")).toMatch(
      /harbour\.json:\d+:\d+  \/theme\/brand  warning: #ffee00 has a contrast of 1\.\d:1/,
    );
  });

  test("answers machines in JSON", async () => {
    expect(await lint("--json", AIRTIME)).toBe(0);
    expect(JSON.parse(said.join("\n"))).toEqual({ files: 1, errors: 0, problems: [] });
  });

  test("for one screen, also reports the problems in its parts, with all screens that have them", async () => {
    const part = [
      "schemas/parts/wallet-hints.json",
      '"ui:widget": "select"',
      '"ui:widget": "slect"',
    ] as const;
    expect(await withChange(...part, AIRTIME)).toBe(1);
    expect(problems()).toEqual([
      expect.stringMatching(
        /^schemas\/parts\/wallet-hints\.json:3:\d+ .*did you mean "select"\?, in schemas\/screens\/payments\/airtime\.json, schemas\/screens\/\S+\.json, schemas\/screens\/\S+\.json and \d more$/,
      ),
    ]);
    expect(said.at(-1)).toBe("1 error in 2 files.");
    expect(await withChange(...part, "schemas/screens/account/kyc.json")).toBe(0);
  });

  test("for one screen, reports the problems that it causes in tenants", async () => {
    const change = [AIRTIME, '"title": "Amount"', '"title": "Amount", "minimum": 9000'] as const;
    expect(await withChange(...change, AIRTIME)).toBe(1);
    expect(problems()).toEqual([
      expect.stringMatching(
        /^tenants\/default\.json:\d+:\d+  \/quickAmounts\/airtime\/0  50 naira is refused by .*airtime\.json, expected 90 naira or more$/,
      ),
      // The bound is in minor units: 90 naira, or 9,000 francs.
      ...[200, 500, 1000, 2000, 5000].map((amount) =>
        expect.stringMatching(
          new RegExp(
            `^tenants/sahel\\.json:\\d+:\\d+ .* ${amount} XOF is refused by .*, expected 9000 XOF or more$`,
          ),
        ),
      ),
    ]);
  });

  test("for one screen, reports in both files that another has the same path", async () => {
    const change = [AIRTIME, '"path": "/airtime"', '"path": "/data-subscription"'] as const;
    expect(await withChange(...change, AIRTIME)).toBe(1);
    expect(problems().map((line) => line.split(":")[0])).toEqual([AIRTIME, DATA]);
    said = [];
    expect(await withChange(...change, DATA)).toBe(1);
    expect(problems().map((line) => line.split(":")[0])).toEqual([AIRTIME, DATA]);
  });

  test("for one screen or tenant, reports the same as when all are checked", async () => {
    const spoilt = new Map([
      [AIRTIME, [['"path": "/airtime"', '"path": "/data-subscription"'] as const]],
      ["tenants/harbour.json", [['"quickAmounts": {', '"quickAmounts": { "airtime": [1], '] as const]],
      ["schemas/screens/account/kyc.json", [['"title"', '"titel"'] as const]],
    ]);
    const project = openProject(root);
    const texts = new Map(
      [...spoilt].map(([path, changes]) => [
        path,
        changes.reduce((text, [from, to]) => text.replace(from, to), project.read(path)),
      ]),
    );
    const wrong = withTexts(project, texts);
    const all = lintProject(wrong).problems;
    expect(all.filter(({ file }) => spoilt.has(file)).map(({ file }) => file)).toEqual(
      expect.arrayContaining([...spoilt.keys()]),
    );
    for (const path of [...screenPaths(wrong), ...tenantPaths(wrong)].filter((one) => one !== DEFAULTS)) {
      const own = all.filter(({ file, screens = [] }) => [file, ...screens].includes(path));
      expect(lintProject(wrong, [path]).problems.map(place)).toEqual(own.map(place));
    }
  });

  test("for a part, reports its problems and those of the screens that use it", async () => {
    const PIN = "schemas/parts/pin.json";
    expect(await lint(PIN)).toBe(0);
    await withChange(PIN, '"transaction_pin": {', '"pin": {', PIN);
    expect(problems().join("\n")).toContain(AIRTIME);
    expect(problems().join("\n")).not.toContain("account/kyc.json");
  });

  test("for an unused part, reports that it is not JSON", async () => {
    writeFileSync(join(root, "schemas/parts/new.json"), "{,");
    expect(await lint()).toBe(1);
    rmSync(join(root, "schemas/parts/new.json"));
    expect(problems()).toEqual([expect.stringMatching(/^schemas\/parts\/new\.json:1:2 .* no JSON/)]);
  });

  test("reports a setting that the defaults lack, because no other layer has to have it", async () => {
    expect(await withChange(DEFAULTS, '"density":', '"densty":', DEFAULTS)).toBe(1);
    expect(problems().join("\n")).toContain("/home/density is missing, expected every setting here");
  });

  test("for the defaults, reports every problem that they cause", async () => {
    expect(await withChange(DEFAULTS, '"airtime": [50', '"airtme": [50', DEFAULTS)).toBe(1);
    expect(problems().join("\n")).toContain(`${AIRTIME}:`);
  });

  test("refuses an unknown argument", async () => {
    expect(await lint("--jsn")).toBe(2);
    expect(await lint("tenants/harber.json")).toBe(2);
    expect(said.at(-1)).toContain("Did you mean tenants/harbour.json?");
  });

  test("needs no tenants", async () => {
    const empty = join(root, "empty");
    mkdirSync(empty);
    expect(await run([], { root: empty, print: (line) => said.push(line) })).toBe(0);
  });
});
