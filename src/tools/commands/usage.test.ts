import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

const commands = import.meta.glob<{ readonly usage?: string }>(["./*.ts", "!./*.test.ts"]);
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};

test.each(Object.keys(commands))("%s says its usage, with the script that runs it", async (path) => {
  const name = path.replace(/^\.\/|\.ts$/g, "");
  const [script] = Object.entries(scripts).find(([, run]) => run === `node src/tools/run.mjs ${name}`) ?? [];
  const command = script === "start" || script === "test" ? `npm ${script}` : `npm run ${script}`;
  const { usage } = await commands[path]!();
  expect(usage).toMatch(new RegExp(`^Usage: ${command}(?: -- .*)?\\n`));
});
