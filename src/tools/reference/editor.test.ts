import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { getLanguageService, TextDocument } from "vscode-json-languageservice";

/** An editor with JSON Schema support, like VS Code. */
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), "utf8"),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).toString() },
});

/** A file of the project, open in the editor; `text` replaces its content on the disk. */
function open(path: string, text = readFileSync(path, "utf8")) {
  const document = TextDocument.create(pathToFileURL(path).toString(), "json", 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

const files = ["schemas/screens", "schemas/parts", "tenants", "tests/billers"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".json"))
    .map((path) => join(folder, path)),
);

test.each(files)("%s has no errors in an editor", async (path) => {
  const { document, json } = open(path);
  const problems = await service.doValidation(document, json, { schemaValidation: "error" });
  expect(problems).toEqual([]);
});

/** The completions at `|` in a screen; the text replaces that of the airtime screen. */
async function offered(text: string, path = "schemas/screens/payments/airtime.json"): Promise<string[]> {
  const { document, json } = open(path, text.replace("|", ""));
  const { items = [] } =
    (await service.doComplete(document, document.positionAt(text.indexOf("|")), json)) ?? {};
  return items.map(({ label }) => label.replaceAll('"', ""));
}

const screen = (body: string) => `{ "$schema": "../../meta/screen.schema.json", ${body} }`;
const ask = (body: string) => screen(`"steps": [{ "ask": { ${body} } }]`);
const call = (body: string) => screen(`"steps": [{ "name": "pay", "call": "POST pay", ${body} }]`);

describe("an editor offers", () => {
  test.each([
    ["keys of a screen", screen('"|": 1'), ["id", "path", "menu", "sources", "steps", "scenarios"]],
    ["keys of a form", ask('"|": 1'), ["schema", "uiSchema", "submit", "limits", "notes", "$ref"]],
    ["keys of a call", call('"|": 1'), ["money", "review", "outcomes", "requery", "on"]],
    ["icons", screen('"menu": { "icon": "|" }'), ["smartphone", "droplets", "zap"]],
    ["widgets", ask('"uiSchema": { "amount": { "ui:widget": "|" } }'), ["money", "search-select", "otp"]],
    ["menu flags", screen('"menu": { "flags": { "menu": ["|"] } }'), ["display-airtime-menu"]],
    ["feature flags", screen('"menu": { "flags": { "feature": "|" } }'), ["vtu-mgt", "loan-mgt"]],
    ["effects", call('"on": { "failed": [{ "|": 1 }] }'), ["alert", "toast", "navigate", "signIn"]],
    ["outcomes", call('"outcomes": { "|": 1 }'), ["succeeded", "failed", "pending"]],
    [
      "transforms",
      call('"body": { "a": { "b": { "$value": "$inputs.a", "as": "|" } } }'),
      ["digits", "naira"],
    ],
    ["several transforms", screen('"title": { "$value": "$user.phone", "as": ["|"] }'), ["phone", "upper"]],
    ["transforms with an argument", call('"body": { "$value": "1", "as": { "|": 1 } }'), ["take", "stamp"]],
    ["what a stamp takes", call('"body": { "$value": "1", "as": { "stamp": { "|": 1 } } }'), ["timeZone"]],
    ["ways to make a value", call('"body": { "$value": "1", "|": 1 }'), ["as"]],
    [
      "formats",
      ask('"schema": { "properties": { "day": { "type": "string", "format": "|" } } }'),
      ["date", "email"],
    ],
    [
      "types",
      ask('"schema": { "properties": { "day": { "type": "|" } } }'),
      ["string", "integer", "boolean"],
    ],
    ["how a scenario ends", screen('"scenarios": [{ "expect": { "outcome": "|" } }]'), ["pending"]],
    [
      "how a reply is lost",
      screen('"scenarios": [{ "replies": [{ "lost": "|" }] }]'),
      ["timeout", "offline"],
    ],
  ])("%s", async (_what, text, words) => expect(await offered(text)).toEqual(expect.arrayContaining(words)));

  test.each([
    ["keys of a part", "source", '"|": 1', ["call", "items", "options"]],
    ["tenants' keys", "../tenant", '"|": 1', ["theme", "quickAmounts", "flags"]],
    ["tenants' flags", "../tenant", '"flags": { "menu": { "|": false } }', ["display-loan-menu"]],
    ["fonts", "../tenant", '"theme": { "font": "|" }', ["serif", "rounded"]],
  ])("%s", async (_what, schema, body, words) => {
    const text = `{ "$schema": "../meta/parts/${schema}.schema.json", ${body} }`;
    expect(await offered(text, "schemas/parts/wallets.json")).toEqual(expect.arrayContaining(words));
  });

  test("an explanation of the word under the pointer", async () => {
    const text = ask('"schema": {}, "uiSchema": { "amount": { "ui:widget": "money" } }');
    const { document, json } = open("schemas/screens/payments/airtime.json", text);
    const hover = await service.doHover(document, document.positionAt(text.indexOf("ui:widget")), json);
    expect(JSON.stringify(hover?.contents)).toContain("What the field looks like");
  });

  test("an error while typing", async () => {
    const text = ask('"schema": { "type": "object" }, "submitt": "Go"');
    const { document, json } = open("schemas/screens/payments/airtime.json", text);
    const problems = await service.doValidation(document, json, { schemaValidation: "error" });
    expect(problems.map(({ message }) => message)).toContain("Property submitt is not allowed.");
  });
});

describe("a part says of which kind it is", () => {
  test.each([
    ["$text", '"$text": "Pay {amount}", "with": { "amount": { "$value": "$inputs.amount", "as": "money" } }'],
    ["$first", '"$first": ["$user.first_name", "Customer"]'],
    ["$cases", '"$cases": [{ "value": "renew" }]'],
    ["$value", '"$value": "$inputs.amount", "as": "money"'],
    ["values by name", '"network": "$inputs.network"'],
  ])("as a value made by %s", async (_what, body) => {
    const text = `{ "$schema": "../meta/parts/value.schema.json", ${body} }`;
    const { document, json } = open("schemas/parts/wallets.json", text);
    expect(await service.doValidation(document, json, { schemaValidation: "error" })).toEqual([]);
  });
});
