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

type Answer = { readonly noticed?: boolean; readonly failed?: readonly string[] };

/** Starts a process that judges, and another one whenever a mutant has ended it. */
export function openJudge(): Judge {
  let child: Promise<ChildProcess> | undefined;

  /** The process's answer; undefined where it has ended. */
  async function ask(question: object): Promise<Answer | undefined> {
    child ??= start();
    const asked = await child;
    const told = new AbortController();
    const ended = once(asked, "exit", { signal: told.signal }).then(
      () => undefined,
      () => undefined,
    );
    asked.send(question);
    const answer = await Promise.race([once(asked, "message"), ended]);
    told.abort();
    if (!answer) child = undefined;
    return answer?.[0] as Answer | undefined;
  }

  return {
    judge: async (mutant) => {
      const answer = await ask(mutant);
      return answer ? answer.noticed : true;
    },
    check: async (file) => {
      const { failed = ["the process"] } = (await ask({ file })) ?? {};
      if (failed.length > 0) throw new Error(`Without a mutant of ${file} these fail: ${failed.join(", ")}`);
    },
    close: () => void child?.then((process) => process.disconnect()),
  };
}

async function start(): Promise<ChildProcess> {
  const child = fork("tests/campaign/mutation/child.mjs", { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  await once(child, "message");
  return child;
}
