import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { type RunningS3, startS3 } from "#tests/support/s3-server.ts";
import { run } from "#tools/commands/release-tenants.ts";
import { openTarget } from "#tools/release/open-target.ts";
import { planTenants, publishTenants } from "#tools/release/release-tenants.ts";

import { standBetween } from "./between.ts";
import { makeBucket, type TestBucket } from "./bucket.ts";

const FIXTURES = "../corpus/fixtures";
let s3: RunningS3;
let bucket: TestBucket;
let root: string;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  bucket = await makeBucket(s3);
  root = mkdtempSync(join(tmpdir(), "banks-"));
  for (const folder of ["schemas", "tenants"])
    cpSync(join(import.meta.dirname, FIXTURES, folder), join(root, folder), { recursive: true });
  for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const write = (key: string, name: string) =>
  writeFileSync(join(root, `tenants/${key}.json`), JSON.stringify({ brand: { name } }));

async function releasing(args: readonly string[] = [], endpoint = s3.endpoint) {
  const lines: string[] = [];
  const all = ["--to", bucket.to, "--endpoint", endpoint, "--confirm-money", ...args];
  const code = await run(all, { root, print: (line) => lines.push(line) });
  return { code, last: lines.at(-1) };
}

const isOut = (key: string) => bucket.text(`released/${key}.json`).then(Boolean, () => false);

/** What a release says that stops on the way: its last lines, then the error. */
async function stopping(endpoint: string): Promise<string[]> {
  const lines: string[] = [];
  const all = ["--to", bucket.to, "--endpoint", endpoint, "--confirm-money"];
  const error = await run(all, { root, print: (line) => lines.push(line) }).catch(String);
  return [...lines, String(error)];
}

test("banks are released to a bucket, withdrawn, and asked about at each visit", async () => {
  write("acme", "Acme");
  expect(await releasing()).toEqual({ code: 0, last: "Released: acme, harbour." });
  const { CacheControl, ContentType, ETag } = await bucket.object("released/acme.json");
  expect([CacheControl, ContentType]).toEqual(["no-cache", "application/json"]);
  expect(ETag).toMatch(/^"\w+"$/);
  write("acme", "Acme Bank");
  expect(await releasing()).toEqual({ code: 0, last: "Released: acme." });
  expect(await bucket.text("released/acme.json")).toContain("Acme Bank");
  expect(await releasing(["--remove", "acme"])).toMatchObject({ code: 0 });
  expect(await bucket.text("released/acme.json")).toBe("{}\n");
});

test.each(["the first", "a later one"])("two releases of one bank at once, %s: one wins", async (which) => {
  write("acme", "Before");
  if (which === "a later one") await releasing();
  const target = await openTarget({ to: bucket.to, endpoint: s3.endpoint });
  const texts = ["First", "Second", "Third"].map((name) => JSON.stringify({ brand: { name } }));
  const plans = await Promise.all(texts.map((text) => planTenants(target, [{ key: "acme", text }])));
  const lost = await Promise.all(plans.map((plan) => publishTenants(target, plan)));
  const won = texts.filter((_, index) => lost[index]!.lost.length === 0);
  expect(won).toHaveLength(1);
  expect(await bucket.text("released/acme.json")).toBe(won[0]);
});

test("of many banks each is written once, and the server's conditions are tried once", async () => {
  for (let bank = 0; bank < 20; bank++) write(`bank-${bank}`, `Bank ${bank}`);
  const written = new Map<string, number>();
  const between = await standBetween(s3.endpoint, ({ method, url }) => {
    const key = url!.replace(/^\/[^/]*\/|\?.*$/g, "");
    if (method === "PUT") written.set(key, (written.get(key) ?? 0) + 1);
    return "pass";
  });
  try {
    expect(await releasing([], between.endpoint)).toEqual({ code: 0, last: "Released: 21 banks." });
  } finally {
    between.close();
  }
  expect(written.get("released/.conditions.json")).toBe(2);
  written.delete("released/.conditions.json");
  expect([...written.values()]).toEqual(Array(21).fill(1));
});

test("a release that stops on the way says which banks are out, which are not and what to do; again, it ends it", async () => {
  const keys = Array.from({ length: 40 }, (_, bank) => `bank-${String(bank).padStart(2, "0")}`);
  for (const key of keys) write(key, `Bank ${key}`);
  const between = await standBetween(s3.endpoint, ({ method, url }) =>
    method === "PUT" && /\/released\/bank-[23]/.test(url!) ? 403 : "pass",
  );
  let told: string[];
  try {
    told = await stopping(between.endpoint);
  } finally {
    between.close();
  }
  const named = (word: string) => {
    const line = told.find((one) => one.startsWith(`${word}: `)) ?? "";
    return /^[^:]+: ([\w-]+(?:, [\w-]+)*)/.exec(line)?.[1]?.split(", ") ?? [];
  };
  const out = named("Released");
  expect(out.length).toBeGreaterThan(0);
  expect(named("Failed").length).toBeGreaterThan(0);
  expect([...out, ...named("Failed"), ...named("Not begun")].toSorted()).toEqual([...keys, "harbour"]);
  const there = await Promise.all(keys.map(async (key) => ((await isOut(key)) ? [key] : [])));
  expect(there.flat()).toEqual(out.filter((key) => key !== "harbour"));
  expect(told.at(-2)).toContain("run the same command again");
  expect(told.at(-1)).toMatch(/^Advice: The release stopped: /);
  expect(await releasing()).toMatchObject({ code: 0 });
  expect((await Promise.all(keys.map(isOut))).every(Boolean)).toBe(true);
});
