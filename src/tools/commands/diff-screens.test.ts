import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";

import { run } from "./diff-screens.ts";

type Water = {
  readonly steps: readonly [
    { readonly ask: { readonly schema: { readonly properties: Readonly<Record<string, unknown>> } } },
  ];
};

const WATER = "schemas/screens/water.json";
const HARBOUR = "tenants/harbour.json";
let root: string;

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.com", ...args], {
    cwd: root,
    stdio: "pipe",
  });

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "diff-"));
  for (const folder of ["schemas", "tenants"]) {
    cpSync(`tests/corpus/fixtures/${folder}`, join(root, folder), { recursive: true });
  }
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "before");
});
afterEach(() => git("checkout", "--quiet", "--", "."));
afterAll(() => rmSync(root, { recursive: true }));

async function diff(...args: string[]) {
  const lines: string[] = [];
  const code = await run(args, { root, print: (line) => lines.push(line) });
  return { code, lines };
}

function change(path: string, from: string, to: string): void {
  const text = readFileSync(join(root, path), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(root, path), text.replace(from, to));
}

describe("diff:screens", () => {
  test("says that nothing changed when only the file's layout differs", async () => {
    writeFileSync(join(root, WATER), JSON.stringify(JSON.parse(readFileSync(join(root, WATER), "utf8"))));
    expect(await diff("HEAD")).toEqual({ code: 0, lines: ["Nothing changed for customers."] });
  });

  test("says in words what changed", async () => {
    change(WATER, '"title": "Water Bill"', '"title": "Water"');
    expect(await diff("HEAD")).toEqual({
      code: 0,
      lines: [
        `water  ${WATER}`,
        "  - its title changed",
        '      from  "Water Bill"',
        '      to    "Water"',
        "",
        "1 change, 0 of them touch money.",
      ],
    });
  });

  test.each([
    [
      "the amount of a payment",
      '"amount": { "$value": "$inputs.amount", "as": "naira" },\n        "until"',
      '"amount": "$sources.fees#/fee", "until"',
      "! MONEY (amount)  step pay: what it sends as amount changed",
    ],
    [
      "an endpoint",
      '"POST water/pay"',
      '"POST water/pay-now"',
      "! MONEY (endpoint)  step pay: its endpoint changed",
    ],
    [
      "what counts as succeeded",
      '"succeeded": { "$statusCode": { "const": 200 } }',
      '"succeeded": { "$statusCode": { "enum": [200, 202] } }',
      "! MONEY (outcome)  step pay: when it counts as succeeded changed",
    ],
    [
      "what is sent",
      '"until": "$inputs.until",',
      "",
      "! MONEY (request)  step pay: what it sends as until is gone; it was $inputs.until",
    ],
    [
      "the smallest amount",
      '"minimum": 10000',
      '"minimum": 5000',
      "! MONEY (amount)  the PIN form, field amount: the smallest value changed",
    ],
    [
      "the PIN",
      '"pattern": "^\\\\d{4}$", "writeOnly"',
      '"pattern": "^\\\\d{6}$", "writeOnly"',
      "! MONEY (PIN)  the PIN form, field pin: its pattern changed",
    ],
    [
      "that it moves money",
      '"money": true,',
      "",
      "! MONEY (outcome)  step pay: whether it moves money is gone; it was true",
    ],
  ])("marks %s", async (_, from, to, line) => {
    change(WATER, from, to);
    const { code, lines } = await diff("HEAD");
    expect(lines).toContain(`  ${line}`);
    expect(code).toBe(1);
  });

  test("tells an amount in minor units and as customers read it", async () => {
    change(WATER, '"minimum": 10000', '"minimum": 5000');
    const { lines } = await diff("HEAD");
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringContaining("from  10000 (₦100.00)"),
        expect.stringContaining("to    5000 (₦50.00)"),
      ]),
    );
  });

  test.each([
    [
      "submitting",
      '"submit":',
      '"submitting": "One moment", "submit":',
      "the PIN form: its button while it works",
    ],
    ["titles", '"submit":', '"titles": { "pin": "Your PIN" }, "submit":', "field pin: its label"],
    [
      "a keyword of a field",
      '"writeOnly"',
      '"contentEncoding": "x", "writeOnly"',
      'field pin: its "contentEncoding"',
    ],
    [
      "requery.deadline",
      '"requery": {',
      '"requery": { "deadline": 60000,',
      "asking again: until when, in ms",
    ],
  ])("tells of %s", async (_, from, to, words) => {
    change(WATER, from, to);
    expect((await diff("HEAD")).lines.join("\n")).toContain(words);
  });

  test("tells of each biller of a screen, by its name, as what decides about requests", async () => {
    const field = Object.keys(
      (JSON.parse(readFileSync(join(root, WATER), "utf8")) as Water).steps[0].ask.schema.properties,
    )[0]!;
    const billers = (...all: readonly (readonly [id: string, label: string])[]) =>
      all.map(([id, label]) => ({ id, label, fill: { [field]: id } }));
    const serve = (value: unknown) => {
      const screen = JSON.parse(readFileSync(join(root, WATER), "utf8")) as object;
      writeFileSync(join(root, WATER), JSON.stringify({ ...screen, billers: value }, undefined, 2));
    };
    serve(billers(["lagos", "Lagos Water"], ["abuja", "Abuja Water"]));
    const { lines } = await diff("HEAD");
    expect(lines).toContain(
      `  ! MONEY (request)  biller "Abuja Water" is new: { id: "abuja", fill: { ${field}: "abuja" } }`,
    );
    serve({ source: "towns", input: field });
    expect((await diff("HEAD")).lines).toContain(
      `  ! MONEY (request)  biller source is new: { source: "towns", input: "${field}" }`,
    );
  });

  test("finds a renamed file by its id, a new screen and one that is gone", async () => {
    const text = readFileSync(join(root, WATER), "utf8");
    writeFileSync(join(root, "schemas/screens/river.json"), text.replace('"id": "water"', '"id": "river"'));
    writeFileSync(join(root, "schemas/screens/renamed.json"), text);
    rmSync(join(root, WATER));
    const { lines } = await diff("HEAD");
    rmSync(join(root, "schemas/screens/renamed.json"));
    expect(lines).toEqual([
      "river  schemas/screens/river.json",
      "  ! MONEY (endpoint)  the whole is new: a screen at /water",
      "",
      "1 change, 1 of them touch money.",
    ]);
    rmSync(join(root, "schemas/screens/river.json"));
    expect((await diff("HEAD")).lines).toContain(
      "  ! MONEY (endpoint)  the whole is gone; it was a screen at /water",
    );
  });

  test("compares tenants too, and answers machines in JSON", async () => {
    change(HARBOUR, '"airtime": [100,', '"airtime": [50,');
    const { code, lines } = await diff("--json", "HEAD");
    expect(code).toBe(1);
    expect(JSON.parse(lines.join("\n"))).toEqual({
      money: 1,
      changes: [
        {
          file: HARBOUR,
          name: "harbour",
          what: "quick amounts, airtime",
          before: "[100, 200, 500, 1000, 2000, 5000]",
          now: "[50, 200, 500, 1000, 2000, 5000]",
          touches: "amount",
        },
      ],
    });
  });

  test.each([[[]], [["HEAD", "HEAD~1"]], [["HEAD", "--to", "served"]]])(
    "%j is answered with the usage",
    async (args) => {
      const { code, lines } = await diff(...args);
      expect(code).toBe(2);
      expect(lines[0]).toContain("Usage: npm run diff:screens");
    },
  );

  test("says which option there is not", async () => {
    expect(await diff("--jsn", "HEAD")).toEqual({
      code: 2,
      lines: ["There is no option --jsn. Did you mean --json?"],
    });
  });

  test("says that git knows no such revision", async () => {
    expect(await diff("v0")).toEqual({
      code: 2,
      lines: ['git knows no revision "v0". Name a commit, branch or tag, such as HEAD~1 or main.'],
    });
  });
});
