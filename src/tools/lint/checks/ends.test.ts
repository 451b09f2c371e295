import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

import { run } from "#tools/commands/lint-screens.ts";

const BILLER = "schemas/screens/payments/city-market.json";
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "ends-"));
  for (const folder of ["schemas", "tenants"]) cpSync(folder, join(root, folder), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

/** What lint says of the biller with these texts replaced. */
async function problemsWith(...changes: (readonly [from: string, to: string])[]): Promise<string[]> {
  const moved = readFileSync("tests/billers/city-market.json", "utf8").replaceAll("../../schemas/", "../../");
  const text = changes.reduce((changed, [from, to]) => {
    expect(changed).toContain(from);
    return changed.replace(from, to);
  }, moved);
  writeFileSync(join(root, BILLER), text);
  const said: string[] = [];
  await run([BILLER], { root, print: (line) => said.push(line) });
  return said.filter((line) => !line.includes("  warning: ") && !/^\d+ error/.test(line));
}

const BY_REPLY = [
  '"reference": "$request.body#/reference"',
  '"reference": "$response.body#/data/id"',
] as const;
const ASKED_BY_IT = [
  '"GET market/charges/{$intent.reference}"',
  '"GET market/charges/{$intent.providerReference}"',
] as const;

test("a payment whose reference is in a reply that may be lost can be asked about otherwise", async () => {
  expect(await problemsWith(BY_REPLY, ASKED_BY_IT)).toEqual([
    expect.stringContaining("/requery  nobody can ask about a payment whose reply is lost"),
  ]);
});

test.each([
  ["the request names it", [ASKED_BY_IT]],
  ["it is asked about by our own reference", [BY_REPLY]],
])("nothing is said where %s", async (_, changes) => {
  expect(await problemsWith(...changes)).toEqual([]);
});

test("each end of a payment shows what the payment shows", async () => {
  const own = '"reference": "$request.body#/reference"';
  const result = '"result": [{ "label": "Charge", "value": "$response.body#/data/id" }]';
  const said = await problemsWith([own, `${own}, ${result}`]);
  expect(said).toHaveLength(2);
  for (const line of said)
    expect(line).toContain('a payment that ends here shows nothing of the payment\'s "result"');
});
