import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { build } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";

import { precompress } from "./precompress.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "compress-"));
  writeFileSync(join(root, "index.html"), '<script type="module" src="./main.js"></script>');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds an app with this text in its script, and returns the script's file. */
async function built(says: string): Promise<string> {
  writeFileSync(join(root, "main.js"), `document.title = "${says}";`);
  await build({ root, configFile: false, logLevel: "silent", plugins: [precompress()] });
  const [name] = readdirSync(join(root, "dist/assets")).filter((file) => file.endsWith(".js"));
  return join(root, "dist/assets", name!);
}

const cache = () => readdirSync(join(root, ".cache/compressed"));

test("both compressed forms are next to each asset", async () => {
  const script = await built("one");
  const text = readFileSync(script, "utf8");
  expect(brotliDecompressSync(readFileSync(`${script}.br`)).toString()).toBe(text);
  expect(gunzipSync(readFileSync(`${script}.gz`)).toString()).toBe(text);
});

test("equal content is compressed once, and content that no build contains is dropped from the cache", async () => {
  await built("one");
  const kept = cache();
  writeFileSync(join(root, ".cache/compressed", kept[0]!), "as kept");
  expect(readFileSync(`${await built("one")}.br`, "utf8")).toBe("as kept");
  const script = await built("two");
  expect(brotliDecompressSync(readFileSync(`${script}.br`)).toString()).toContain("two");
  expect(cache()).toHaveLength(1);
  expect(cache()).not.toEqual(kept);
});
