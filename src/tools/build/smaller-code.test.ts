import { runInNewContext } from "node:vm";

import { expect, test } from "vitest";

import { smallerScript } from "./smaller-code.ts";

test("a script does the same with less text", async () => {
  const script =
    "(function(){var unused=1;var sum=0;for(var one of [1,2,3]){sum=sum+one}globalThis.said=sum})();";
  const smaller = await smallerScript(script);
  expect(smaller.length).toBeLessThan(script.length);
  const page: { said?: number } = {};
  runInNewContext(smaller, page);
  expect(page.said).toBe(6);
});

test("what is no script fails the build", async () => {
  await expect(smallerScript("let = ")).rejects.toThrow("Name expected");
});
