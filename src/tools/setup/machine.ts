import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline/promises";

/** The parts of a machine that the search for a browser uses. */
export type Machine = {
  readonly platform: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
  exists(path: string): boolean;
  /** The path of Playwright's own Chromium, whether it exists or not. */
  playwrightChromium(): Promise<string>;
  /** Runs a program, shows its output unless `quiet`, and returns whether it succeeded. */
  run(program: string, args: readonly string[], options?: { quiet?: boolean }): boolean;
  /** Tells the user what is happening. */
  say(line: string): void;
  /** Asks the user; undefined when nobody is there to answer. */
  readonly ask: ((question: string) => Promise<boolean>) | undefined;
};

/** The machine that this process runs on. */
export function thisMachine(): Machine {
  return {
    platform: process.platform,
    variables: process.env,
    exists: existsSync,
    playwrightChromium: async () => {
      const { chromium } = await import("@playwright/test");
      return chromium.executablePath();
    },
    run: (program, args, { quiet = false } = {}) => {
      const stdio = quiet ? "ignore" : "inherit";
      return spawnSync(program, args, { stdio, ...(quiet && { timeout: 20_000 }) }).status === 0;
    },
    say: (line) => console.log(line),
    ask: process.stdin.isTTY && process.stdout.isTTY && !process.env["CI"] ? askHere : undefined,
  };
}

/** Only an explicit yes counts; Enter alone means no. */
async function askHere(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

/** The path of a program on the PATH. */
export function which(name: string, machine: Machine): string | undefined {
  const separator = machine.platform === process.platform ? delimiter : ":";
  const folders = (machine.variables["PATH"] ?? "").split(separator);
  return folders.map((folder) => join(folder, name)).find((path) => machine.exists(path));
}
