import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { lintProject, lintScreens } from "#tools/lint/lint-project.ts";
import { openProject } from "#tools/project/project-files.ts";
import { findOperation } from "#tools/new/operation.ts";
import { screenFromOperation } from "#tools/new/screen-from-operation.ts";

import { run } from "./new.ts";

const OPENAPI = "schemas/provider.openapi.json";
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "new-"));
  for (const folder of ["schemas", "tenants"]) cpSync(folder, join(root, folder), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

async function create(...args: string[]) {
  const lines: string[] = [];
  const code = await run(args, { root, print: (line) => lines.push(line) });
  return { code, lines };
}

const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
const errorsIn = (file: string) =>
  lintProject(openProject(root), [file]).problems.filter(({ level }) => level !== "warning");

/** As `npm run check` asks. */
const isFormatted = (file: string) => {
  execFileSync(process.execPath, ["node_modules/oxfmt/bin/oxfmt", "--check", join(root, file)]);
  return true;
};

describe("new screen", () => {
  test("like another: with its own id, address, title and place in the menu, and nothing wrong", async () => {
    const file = "schemas/screens/payments/water-bill.json";
    const { code, lines } = await create("screen", "water-bill", "--like", "electricity");
    expect(code).toBe(0);
    expect(lines[0]).toBe(`${file} is written.`);
    expect(lines.at(-1)).toContain("npm run lint:screens");
    expect(errorsIn(file)).toEqual([]);
    const [made, original] = [read(file), read("schemas/screens/payments/electricity.json")];
    expect(made).toMatchObject({
      id: "water-bill",
      path: "/water-bill",
      title: "Water Bill",
      menu: { label: "Water Bill" },
    });
    expect(made.menu.order).not.toBe(original.menu.order);
    expect(made.menu).not.toHaveProperty("keywords");
    expect(made.steps).toEqual(original.steps);
    const line = (text: string) =>
      readFileSync(join(root, file), "utf8")
        .slice(0, readFileSync(join(root, file), "utf8").indexOf(text))
        .split("\n").length;
    const said = lines.join("\n");
    expect(said).toContain(
      `${file}:${line('"submit": "Pay Electricity"')}  /steps/1/ask/submit  says "Pay Electricity"`,
    );
    expect(said).toContain(`${file}:${line('"scenarios"')}  /scenarios  play the original`);
  });

  test("like one with comments, which become descriptions", async () => {
    const original = join(root, "schemas/screens/payments/airtime.json");
    const text = readFileSync(original, "utf8");
    writeFileSync(
      original,
      text.replace('"title": "Wallet"', '"title": "Wallet", "$comment": "The one that pays."'),
    );
    await create("screen", "top-up", "--like", "airtime");
    writeFileSync(original, text);
    const file = "schemas/screens/payments/top-up.json";
    expect(errorsIn(file)).toEqual([]);
    const { source_wallet_number: wallet } = read(file).steps[0].ask.schema.properties;
    expect(wallet).toMatchObject({ title: "Wallet", description: "The one that pays." });
  });

  test("of an operation that moves money: fields, the PIN dialog, outcomes", async () => {
    const file = "schemas/screens/payments/meter.json";
    const { lines } = await create(
      "screen",
      "meter",
      "--from-openapi",
      OPENAPI,
      "--operation",
      "buyElectricity",
    );
    expect(errorsIn(file)).toEqual([]);
    expect(isFormatted(file)).toBe(true);
    expect(lines.join("\n")).toContain("It moves money");
    const { steps } = read(file);
    expect(steps[0].ask.schema.properties.meter_type.oneOf[0]).toEqual({
      const: "prepaid",
      title: "Prepaid",
    });
    expect(steps[0].ask.uiSchema.final_amount["ui:widget"]).toBe("money");
    expect(steps[1].ask.$ref).toBe("../../parts/pin.json");
    expect(steps[2]).toMatchObject({
      call: "POST transactions/buy-electricity",
      money: true,
      body: {
        final_amount: { $value: "$inputs.final_amount", as: "naira" },
        transaction_pin: "$inputs.transaction_pin",
      },
      outcomes: { succeeded: { $statusCode: { enum: [200, 201] } } },
    });
  });

  test("of any operation of the provider", () => {
    const document = read(OPENAPI) as { paths: Record<string, Record<string, { operationId?: string }>> };
    const ids = Object.values(document.paths)
      .flatMap((item) => Object.values(item).flatMap(({ operationId }) => operationId ?? []))
      // Its path is a value as a whole.
      .filter((id) => id !== "getResource");
    expect(ids.length).toBeGreaterThan(50);
    const made = ids.map((id, index) =>
      screenFromOperation(`made-${index}`, findOperation(document, id), []),
    );
    const files = made.map(({ file, text }) => ({
      path: file,
      text,
      read: (path: string) => readFileSync(path, "utf8"),
    }));
    const errors = lintScreens(files).problems.filter(({ level }) => level !== "warning");
    // The provider computes its amount, so that only the author can say where it comes from.
    const file = made[ids.indexOf("processSubscription")]?.file;
    const message = "the amount of the payment is neither in the request nor in a reply";
    expect(errors).toEqual([expect.objectContaining({ file, message })]);
  });

  test("of a foreign file: parameters, references, secrets, and what a form cannot ask", async () => {
    const schema = {
      required: ["pass", "day"],
      properties: {
        pass: { type: "string", format: "password" },
        day: { $ref: "#/components/schemas/Day" },
        copies: { type: "integer", minimum: 1 },
        urgent: { type: "boolean" },
        tags: { type: "array", items: { type: "string" } },
        id: { type: "string", readOnly: true },
      },
    };
    const document = {
      components: { schemas: { Day: { type: "string", format: "date", description: "When it begins." } } },
      paths: {
        "/offices/{office_id}/visits": {
          parameters: [{ name: "office_id", in: "path", schema: { type: "string" } }],
          post: {
            operationId: "bookVisit",
            requestBody: { content: { "application/json": { schema } } },
            responses: { 201: {}, 202: {} },
          },
        },
      },
    };
    writeFileSync(join(root, "foreign.json"), JSON.stringify(document));
    const { lines } = await create(
      "screen",
      "visit",
      "--from-openapi",
      "foreign.json",
      "--operation",
      "bookVisit",
    );
    const file = "schemas/screens/payments/visit.json";
    expect(errorsIn(file)).toEqual([]);
    expect(lines.join("\n")).toContain("   - tags: a list: one item is asked");
    const [{ ask }, call] = read(file).steps;
    expect(ask.schema.required).toEqual(["office_id", "pass", "day"]);
    expect(ask.schema.properties.pass).toEqual({ type: "string", title: "Pass", writeOnly: true });
    expect(ask.schema.properties.day).toEqual({ type: "string", format: "date", title: "Day" });
    expect(ask.uiSchema.day["ui:help"]).toBe("When it begins.");
    expect(call.call).toBe("POST offices/{$inputs.office_id}/visits");
    expect(Object.keys(call.body)).toEqual(["pass", "day", "copies", "urgent", "tags"]);
    expect(call.outcomes.succeeded).toEqual({ $statusCode: { enum: [201, 202] } });
  });
});

describe("new tenant", () => {
  test("with the looks of the defaults, and nothing wrong", async () => {
    expect((await create("tenant", "acme")).code).toBe(0);
    expect(read("tenants/acme.json").theme).toEqual(read("tenants/default.json").theme);
    expect(errorsIn("tenants/acme.json")).toEqual([]);
    expect(isFormatted("tenants/acme.json")).toBe(true);
  });

  test("like another", async () => {
    const { lines } = await create("tenant", "coast", "--like", "harbour");
    expect(lines.join("\n")).toContain(
      "Replace what is harbour's own, if it is there: brand, support, legal, ussd, billers.",
    );
    expect(read("tenants/coast.json")).toEqual(read("tenants/harbour.json"));
  });
});

describe("new refuses, and writes nothing", () => {
  test.each([
    [
      ["screen", "airtime", "--like", "data"],
      1,
      "schemas/screens/payments/airtime.json has that id or address already.",
    ],
    [
      ["screen", "gas", "--like", "electricty"],
      1,
      'There is no screen "electricty". Did you mean "electricity"?',
    ],
    [
      ["screen", "gas", "--template", "bil"],
      1,
      'There is no template "bil". Did you mean "bill"? The templates are bill, bill-with-look-up.',
    ],
    [["screen", "Gas Bill", "--like", "data"], 1, '"Gas Bill" is not a name of a screen'],
    [["screen", "gas"], 1, "Say what to start from."],
    [
      ["screen", "gas", "--from-openapi", OPENAPI, "--operation", "buyGas"],
      1,
      'The file has no operation "buyGas".',
    ],
    [
      ["screen", "gas", "--from-openapi", OPENAPI, "--operation", "buyAirtme"],
      1,
      'Did you mean "buyAirtime"?',
    ],
    [
      ["screen", "gas", "--from-openapi", "nowhere.json", "--operation", "x"],
      1,
      "nowhere.json cannot be read as JSON",
    ],
    [["screen", "gas", "--lik", "data"], 1, "There is no option --lik. Did you mean --like?"],
    [["tenant", "harbour"], 1, "tenants/harbour.json exists already."],
    [["tenant", "www"], 1, '"www" is not a company key'],
    [["tenant", "../up"], 1, '"../up" is not a company key'],
    [["tenant", "gas", "--like", "harbor"], 1, 'There is no tenant "harbor". Did you mean "harbour"?'],
    [["scren", "gas"], 2, "Usage: npm run new"],
    [[], 2, "Usage: npm run new"],
  ])("%j", async (args, code, text) => {
    const result = await create(...args);
    expect(result.code).toBe(code);
    expect(result.lines.join("\n")).toContain(text);
    expect(existsSync(join(root, "schemas/screens/payments/gas.json"))).toBe(false);
  });
});
