// Judges mutants in a process of its own, which a mutant may bring down: `node child.mjs`.
import { openLoader } from "../../../src/tools/setup/load.mjs";

const loader = await openLoader(process.cwd());
const { openTests, SECONDS } = await loader.load("/tests/campaign/mutation/tests.ts");
const { check, judge } = await openTests();
let began = process.cpuUsage();

setInterval(() => {
  const { user, system } = process.cpuUsage(began);
  if (user + system > SECONDS * 1_000_000) process.exit(1);
}, 1000).unref();
// A campaign that is interrupted leaves no process behind.
process.on("disconnect", () => process.exit());
process.on("message", async (/** @type {any} */ question) => {
  began = process.cpuUsage();
  process.send?.(
    question.text === undefined ? { failed: await check(question.file) } : { noticed: await judge(question) },
  );
});
process.send?.({ ready: true });
