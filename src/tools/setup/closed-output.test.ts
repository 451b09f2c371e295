import { spawn } from "node:child_process";
import { EventEmitter } from "node:events";

import { expect, test } from "vitest";

import { outliveClosed } from "./closed-output.mjs";

test("a command whose output nobody reads ends quietly, with its own exit code", async () => {
  const child = spawn(process.execPath, ["src/tools/run.mjs", "lint-screens", "--nonsense"]);
  child.stdout.destroy();
  let complaints = "";
  child.stderr.on("data", (chunk: Buffer) => (complaints += chunk.toString()));
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect([complaints, code]).toEqual(["", 2]);
});

test("every other failure of the output is told", () => {
  const output = new EventEmitter();
  outliveClosed([output]);
  expect(() => output.emit("error", Object.assign(new Error("write EIO"), { code: "EIO" }))).toThrow("EIO");
  output.emit("error", Object.assign(new Error("write EPIPE"), { code: "EPIPE" }));
});
