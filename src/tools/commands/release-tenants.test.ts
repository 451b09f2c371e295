import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { openTarget } from "#tools/release/open-target.ts";
import { planTenants, publishTenants } from "#tools/release/release-tenants.ts";

import { run } from "./release-tenants.ts";

let root: string;
let to: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "banks-"));
  to = join(root, "served");
  for (const folder of ["schemas", "tenants"])
    cpSync(`tests/corpus/fixtures/${folder}`, join(root, folder), { recursive: true });
  write("acme", { theme: { brand: "#0b2f5f" } });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(key: string, settings: object): void {
  writeFileSync(join(root, `tenants/${key}.json`), JSON.stringify(settings));
}

async function releasing(...args: string[]) {
  const lines: string[] = [];
  const code = await run(["--to", to, ...args], { root, print: (line) => lines.push(line) });
  return { code, last: lines.at(-1), text: lines.join("\n") };
}

const served = (key: string) => readFileSync(join(to, `${key}.json`), "utf8");
const colour = (brand: string) => ({ theme: { brand } });

describe("a release of banks", () => {
  test("has all files, as they are; then only what changed, in words", async () => {
    expect(await releasing()).toMatchObject({ code: 0, last: "Released: acme, harbour." });
    expect(readdirSync(to).toSorted()).toEqual(["acme.json", "harbour.json"]);
    expect(served("harbour")).toBe(readFileSync(join(root, "tenants/harbour.json"), "utf8"));
    expect(await releasing()).toMatchObject({ code: 0, last: expect.stringContaining("Nothing to release") });
    write("acme", colour("#7a1f5c"));
    const { code, text, last } = await releasing();
    expect(code).toBe(0);
    expect(text).toContain('theme, brand colour changed\n      from  "#0b2f5f"\n      to    "#7a1f5c"');
    expect(last).toBe("Released: acme.");
  });

  test("is of the named banks alone, and a mistake in another one does not matter", async () => {
    write("broken", { theme: { brand: "blue" } });
    expect(await releasing("acme")).toMatchObject({ code: 0, last: "Released: acme." });
    expect(readdirSync(to)).toEqual(["acme.json"]);
    await expect(releasing("acmee")).rejects.toThrow('There is no tenants/acmee.json. Did you mean "acme"?');
    await expect(releasing("default")).rejects.toThrow("a part of the build");
  });

  test("is stopped by a mistake, which is told with its place", async () => {
    write("acme", { theme: { brand: "blue" } });
    expect(await releasing()).toMatchObject({
      code: 1,
      text: expect.stringContaining("tenants/acme.json:1:"),
      last: "Nothing was released.",
    });
    expect(readdirSync(to)).toEqual([]);
  });

  test("changes what touches money only when that is confirmed", async () => {
    write("acme", { quickAmounts: { airtime: [100] } });
    await releasing();
    write("acme", { quickAmounts: { airtime: [200] } });
    expect(await releasing()).toMatchObject({ code: 1, text: expect.stringContaining("! MONEY (amount)") });
    expect(served("acme")).toContain("100");
    expect(await releasing("--confirm-money")).toMatchObject({ code: 0 });
    expect(served("acme")).toContain("200");
  });

  test("is only told with --dry-run", async () => {
    expect(await releasing("--dry-run")).toMatchObject({
      code: 0,
      text: expect.stringContaining("a tenant"),
    });
    expect(readdirSync(to)).toEqual([]);
  });

  test("lies over files that somebody has copied into the folder, and the other way round", async () => {
    await releasing();
    writeFileSync(join(to, "acme.json"), "{ nonsense");
    expect(await releasing("acme")).toMatchObject({ code: 0, last: "Released: acme." });
    expect(JSON.parse(served("acme"))).toEqual(colour("#0b2f5f"));
  });
});

describe("a bank that is withdrawn", () => {
  test("has a file that says nothing, and can come back", async () => {
    await releasing();
    const { code, text } = await releasing("--remove", "acme");
    expect([code, text]).toEqual([
      0,
      expect.stringContaining('theme, brand colour is gone; it was "#0b2f5f"'),
    ]);
    expect(served("acme")).toBe("{}\n");
    expect((await releasing("--remove", "acme")).last).toContain("Nothing to release");
    expect(await releasing()).toMatchObject({ last: "Released: acme." });
    expect(JSON.parse(served("acme"))).toEqual(colour("#0b2f5f"));
  });

  test("takes what touches money along only when that is confirmed", async () => {
    await releasing();
    expect(await releasing("--remove", "harbour")).toMatchObject({ code: 1 });
    expect(await releasing("--remove", "harbour", "--confirm-money")).toMatchObject({ code: 0 });
  });

  test.each([
    [["--remove"], "Which bank?"],
    [["--remove", "nobody"], "There is no nobody.json where you release to."],
    [["--remove", "../tenants/acme"], "where you release to"],
    [["--remove", "--rename", "acme"], "removed or renamed"],
  ])("%s is told what is wrong", async (args, said) => {
    await releasing();
    await expect(releasing(...args)).rejects.toThrow(said);
  });
});

describe("a bank with a new company key", () => {
  test("is the same bank at both addresses", async () => {
    await releasing();
    rmSync(join(root, "tenants/acme.json"));
    write("acme-bank", colour("#7a1f5c"));
    expect(await releasing("--rename", "acme", "acme-bank")).toMatchObject({
      code: 0,
      last: "Released: acme-bank, acme.",
    });
    expect(served("acme")).toBe(served("acme-bank"));
    expect(JSON.parse(served("acme"))).toEqual(colour("#7a1f5c"));
  });

  test.each([
    [["acme"], "From which company key to which?"],
    [["acme", "acme"], "From which company key to which?"],
    [["nobody", "acme"], "There is no nobody.json where you release to."],
    [["acme", "nobody"], "There is no tenants/nobody.json."],
  ])("%s is told what is wrong", async (args, said) => {
    await releasing();
    await expect(releasing("--rename", ...args)).rejects.toThrow(said);
  });
});

describe("two releases at once", () => {
  test("of one bank: one wins whole, and the other is told", async () => {
    await releasing();
    const target = await openTarget({ to });
    const texts = ["First", "Second"].map((name) => JSON.stringify({ brand: { name } }));
    const plans = await Promise.all(texts.map((text) => planTenants(target, [{ key: "acme", text }])));
    expect(await publishTenants(target, plans[0]!)).toMatchObject({ out: ["acme"], lost: [] });
    expect(await publishTenants(target, plans[1]!)).toMatchObject({ out: [], lost: ["acme"] });
    expect(served("acme")).toBe(texts[0]);
  });

  test("of two banks both go out", async () => {
    await releasing();
    for (const key of ["acme", "harbour"]) write(key, { brand: { name: `New ${key}` } });
    const both = await Promise.all(["acme", "harbour"].map((key) => releasing("--confirm-money", key)));
    expect(both.map(({ last }) => last)).toEqual(["Released: acme.", "Released: harbour."]);
  });
});
