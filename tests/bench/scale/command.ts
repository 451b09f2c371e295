import { fork } from "node:child_process";
import { once } from "node:events";

/** What a command took, its start included. Times in ms. */
export type Took = {
  readonly wall: number;
  /** Of the processor: what other work on the machine does not change much. */
  readonly cpu: number;
};

/** Runs a command of `src/tools/commands` on a project. Throws when it fails. */
export async function timeCommand(name: string, root: string, args: readonly string[] = []): Promise<Took> {
  const start = performance.now();
  const child = fork("tests/bench/scale/command.mjs", [name, root, ...args], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const told = once(child, "message") as Promise<[{ readonly code: number; readonly cpu: number }]>;
  const ended = once(child, "exit");
  const message = await Promise.race([told, ended.then(() => undefined)]);
  await ended;
  if (message?.[0].code !== 0) throw new Error(`${name} failed in ${root}: ${args.join(" ")}`);
  return { wall: performance.now() - start, cpu: message[0].cpu };
}
