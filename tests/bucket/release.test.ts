import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import type { ReleasedIndex } from "#definition/released.ts";
import { type RunningS3, startS3 } from "#tests/support/s3-server.ts";
import { run as diff } from "#tools/commands/diff-screens.ts";
import { run } from "#tools/commands/release-screens.ts";
import { makeScreens } from "#tools/release/make-screens.ts";
import { openTarget } from "#tools/release/open-target.ts";
import { plan, release } from "#tools/release/release.ts";

import { type Between, standBetween } from "./between.ts";
import { makeBucket, type TestBucket } from "./bucket.ts";

const FIXTURES = "../corpus/fixtures";
let s3: RunningS3;
let bucket: TestBucket;
let root: string;
let between: Between | undefined;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  bucket = await makeBucket(s3);
  root = mkdtempSync(join(tmpdir(), "release-"));
  for (const folder of ["schemas", "tenants"])
    cpSync(join(import.meta.dirname, FIXTURES, folder), join(root, folder), { recursive: true });
  for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
  between?.close();
  between = undefined;
  rmSync(root, { recursive: true });
});

const WATER = "schemas/screens/water.json";

function change(from: string, now: string): void {
  const path = join(root, WATER);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, now));
}

async function releasing(to: string, args: readonly string[] = [], endpoint = s3.endpoint) {
  const lines: string[] = [];
  const server = to.startsWith("s3:") ? ["--endpoint", endpoint] : [];
  const all = ["--to", to, ...server, ...args];
  const code = await run(all, { root, print: (line) => lines.push(line) });
  return { code, lines };
}

const indexNow = async () =>
  JSON.parse((await bucket.text("released/index.json")) ?? "{}") as Partial<ReleasedIndex>;
const targetNow = (endpoint = s3.endpoint) => openTarget({ to: bucket.to, endpoint });

describe("a release to a bucket", () => {
  test("has what a release to a folder has, says the same, and every file of it", async () => {
    const folder = join(root, "served");
    const steps: readonly (readonly [from: string, now: string, ...args: string[]])[] = [
      ["Water Bill", "Water Bill"],
      ["Water Bill", "Water", "--confirm-money"],
      ["Water", "Water of Harbour", "--companies", "harbour"],
      ["Water of Harbour", "Water of Harbour", "--rollback"],
      ["Water of Harbour", "Water of Harbour", "water"],
    ];
    for (const [from, now, ...args] of steps) {
      change(`"title": "${from}"`, `"title": "${now}"`);
      const said = await releasing(folder, args);
      // What is compiled for the folder is kept, and not compiled again.
      const uncounted = ({ code, lines }: typeof said) => ({
        code,
        lines: lines.filter((line) => !line.includes("compiled")),
      });
      expect(uncounted(await releasing(bucket.to, args))).toEqual(uncounted(said));
      const files = readdirSync(folder);
      const ofFolder = files.map((file) => [file, readFileSync(join(folder, file), "utf8")]);
      const ofBucket = files.map(async (file) => [file, await bucket.text(`released/${file}`)]);
      expect(await Promise.all(ofBucket)).toEqual(ofFolder);
    }
    expect(await indexNow()).toMatchObject({ version: 5 });
  });

  test("says how long each file may be kept, and of which type it is", async () => {
    await releasing(bucket.to);
    const { customers } = await indexNow();
    const kept = async (file: string) => {
      const { CacheControl, ContentType } = await bucket.object(`released/${file}`);
      return [CacheControl, ContentType];
    };
    expect(await kept("index.json")).toEqual(["no-cache", "application/json"]);
    expect(await kept(customers!.file)).toEqual(["public, max-age=31536000, immutable", "application/json"]);
    const module = /water\.\w+\.js/.exec((await bucket.text(`released/${customers!.file}`))!)![0];
    expect(await kept(module)).toEqual([
      "public, max-age=31536000, immutable",
      "text/javascript; charset=utf-8",
    ]);
  });

  test("is compared before it goes out", async () => {
    await releasing(bucket.to);
    change("Water Bill", "Water");
    const lines: string[] = [];
    const args = ["--to", bucket.to, "--endpoint", s3.endpoint];
    expect(await diff(args, { root, print: (line) => lines.push(line) })).toBe(0);
    expect(lines.join("\n")).toContain("Water Bill");
  });
});

describe("two releases at once", () => {
  test.each(["the first", "a later one"])("%s: one wins whole, and the others are told", async (which) => {
    if (which === "a later one") await releasing(bucket.to);
    const before = (await indexNow()).version ?? 0;
    const target = await targetNow();
    const titles = ["First", "Second", "Third", "Fourth"];
    const planned = [];
    for (const [index, title] of titles.entries()) {
      change(`"title": "${titles[index - 1] ?? "Water Bill"}"`, `"title": "${title}"`);
      planned.push(await plan(target, makeScreens(root).screens));
    }
    const results = await Promise.allSettled(planned.map((one) => release(target, one)));
    const won = titles.filter((_, index) => results[index]!.status === "fulfilled");
    expect(won).toHaveLength(1);
    const told = results.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));
    expect(told).toEqual(Array(3).fill(expect.stringContaining("Another release was first")));
    const { version, customers } = await indexNow();
    expect(version).toBe(before + 1);
    expect(await bucket.text(`released/${customers!.file}`)).toContain(`"title":"${won[0]}"`);
  });
});

describe("a connection that is cut", () => {
  test("in the middle of the files changes nothing for customers, and the next release is whole", async () => {
    await releasing(bucket.to);
    const before = await bucket.text("released/index.json");
    change("Water Bill", "Water");
    let writes = 0;
    between = await standBetween(s3.endpoint, ({ method }) =>
      method === "PUT" && ++writes > 1 ? "cut" : "pass",
    );
    await expect(releasing(bucket.to, [], between.endpoint)).rejects.toThrow(
      `No answer from ${between.endpoint}`,
    );
    expect(await bucket.text("released/index.json")).toBe(before);
    expect((await releasing(bucket.to)).lines.at(-1)).toBe("Release 2 is out.");
  });

  test("after the index was written, before the reply came, is no failure", async () => {
    let cuts = 0;
    between = await standBetween(s3.endpoint, ({ method, url }) =>
      method === "PUT" && url!.includes("/index.json") && ++cuts === 1 ? "cut the reply" : "pass",
    );
    expect((await releasing(bucket.to, [], between.endpoint)).lines.at(-1)).toBe("Release 1 is out.");
    expect(cuts).toBeGreaterThan(1);
    expect(await indexNow()).toMatchObject({ version: 1 });
  });
});

/** The name of the object that a request is about. */
const keyOf = (asked: IncomingMessage) => asked.url!.replace(/^\/[^/]*\/|\?.*$/g, "");

test.each([undefined, "index"])("a server that ignores conditions is refused (%s)", async (there) => {
  if (there) await releasing(bucket.to);
  const before = await bucket.text("released/index.json");
  change("Water Bill", "Water");
  between = await standBetween(s3.endpoint, (asked) => {
    const { "if-match": match, "if-none-match": none } = asked.headers;
    return (match ?? none) === undefined ? "pass" : (body) => bucket.write(keyOf(asked), body);
  });
  await expect(releasing(bucket.to, [], between.endpoint)).rejects.toThrow(
    `this S3 server ignores the condition ${there ? "IfMatch" : "IfNoneMatch"}`,
  );
  expect(await bucket.text("released/index.json")).toBe(before);
});

test("a bucket that is full of releases is neither listed nor is anything deleted in it", async () => {
  const asked = new Set<string>();
  between = await standBetween(s3.endpoint, (one) => {
    asked.add(`${one.method} ${keyOf(one).startsWith("released/") ? "object" : one.url}`);
    return "pass";
  });
  await releasing(bucket.to, [], between.endpoint);
  await releasing(bucket.to, ["--rollback"], between.endpoint);
  expect([...asked].toSorted()).toEqual(["GET object", "PUT object"]);
});

describe("what cannot be done is told, with what to do", () => {
  test.each([
    ["a bucket that is missing", "There is no bucket nowhere at", () => "s3://nowhere"],
    ["a wrong secret", "the secret is wrong", () => vi.stubEnv("AWS_SECRET_ACCESS_KEY", "guessed")],
    ["an unknown key", "does not know these credentials", () => vi.stubEnv("AWS_ACCESS_KEY_ID", "NOBODY")],
    ["no region", "Set AWS_REGION", () => vi.stubEnv("AWS_REGION", undefined)],
    ["no credentials", "There are no credentials", () => vi.stubEnv("AWS_ACCESS_KEY_ID", undefined)],
    [
      "a bucket that may not be written",
      "s3:GetObject and s3:PutObject",
      () => bucket.policy("Deny", "s3:PutObject"),
    ],
    [
      "a bucket that may not be read",
      "s3:GetObject and s3:PutObject",
      () => bucket.policy("Deny", "s3:GetObject"),
    ],
  ])("%s", async (_what, said, spoil) => {
    await releasing(bucket.to);
    vi.stubEnv("AWS_EC2_METADATA_DISABLED", "true");
    vi.stubEnv("AWS_CONFIG_FILE", "none");
    vi.stubEnv("AWS_SHARED_CREDENTIALS_FILE", "none");
    const to = await spoil();
    change("Water Bill", "Water");
    await expect(releasing(typeof to === "string" ? to : bucket.to)).rejects.toThrow(said);
  });

  test.each([
    ["a server that is away", "No answer from http://127.0.0.1", "cut" as const],
    ["a server of another kind", "does not answer as an S3 server does", async () => undefined],
  ])("%s", async (_what, said, treatment) => {
    between = await standBetween(s3.endpoint, () => treatment);
    await expect(releasing(bucket.to, [], between.endpoint)).rejects.toThrow(said);
  });
});
