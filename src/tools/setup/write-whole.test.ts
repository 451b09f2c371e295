import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";

import { expect, test } from "vitest";

test("threads of one process may write the same file at once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "write-whole-"));
  const file = join(folder, "some/list.json");
  expect(await Promise.all([inThread(file), inThread(file)])).toEqual(["written", "written"]);
  expect(readFileSync(file, "utf8")).toBe("text");
  expect(readdirSync(join(folder, "some"))).toEqual(["list.json"]);
  rmSync(folder, { recursive: true });
});

/** What a thread says that writes the file many times: that it has, or why it could not. */
async function inThread(file: string): Promise<unknown> {
  const code = `
    const { parentPort, workerData: [module, file] } = require("node:worker_threads");
    import(module)
      .then(({ writeWhole }) => {
        for (let turn = 0; turn < 2000; turn++) writeWhole(file, "text");
        return "written";
      })
      .catch(String)
      .then((told) => parentPort.postMessage(told));`;
  const module = new URL("write-whole.mjs", import.meta.url).href;
  const thread = new Worker(code, { eval: true, workerData: [module, file] });
  const [told] = (await once(thread, "message")) as [unknown];
  await thread.terminate();
  return told;
}
