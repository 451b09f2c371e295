import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";

import type { Mutant } from "./mutants.ts";

/** A mutant and its file. */
export type Drawn = Mutant & { readonly file: string };

/** Whether tests notice a mutant; undefined where no test imports its file. One that never ends is noticed. */
export type Judge = {
  readonly judge: (mutant: Drawn) => Promise<boolean | undefined>;
  /** Throws when the tests of this file fail without a mutant. */
  readonly check: (file: string) => Promise<void>;
  readonly close: () => void;
};

/** Starts a process that judges, and another one whenever a mutant has ended it. */
export function openJudge(): Judge {
  let child: Promise<ChildProcess> | undefined;

  async function ask(question: object): Promise<boolean | undefined> {
    child ??= start();
    const asked = await child;
    asked.send(question);
    const ended = once(asked, "exit").then(() => undefined);
    const answer = await Promise.race([once(asked, "message"), ended]);
    if (answer) return (answer[0] as { readonly noticed?: boolean }).noticed;
    child = undefined;
    return true;
  }

  return {
    judge: ask,
    check: async (file) => {
      if (await ask({ file })) throw new Error(`The tests of ${file} fail without a mutant.`);
    },
    close: () => void child?.then((process) => process.disconnect()),
  };
}

async function start(): Promise<ChildProcess> {
  const child = fork("tests/campaign/mutation/child.mjs", { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  await once(child, "message");
  return child;
}
