import { execFile } from "node:child_process";

export type GitRun = {
  readonly isDone: boolean;
  readonly out: string;
  /** What git, or a hook, has said: both streams. */
  readonly told: string;
};

/** Runs git in a folder. It finds the repository by the folder alone, and never asks on a terminal. */
export async function runGit(cwd: string, ...args: readonly string[]): Promise<GitRun> {
  return await new Promise((resolve) => {
    execFile(
      "git",
      args,
      { cwd, env: environment(), maxBuffer: 2 ** 26, encoding: "utf8" },
      (error, out, err) => resolve({ isDone: error === null, out, told: toldBy(err, out, error) }),
    ).stdin?.end();
  });
}

/** Without what names another repository or index, as it is while a hook runs. */
function environment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(
    ([name]) => !/^GIT_(?:DIR|WORK_TREE|INDEX|PREFIX|OBJECT|COMMON)/.test(name),
  );
  return { ...Object.fromEntries(others), GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };
}

function toldBy(err: string, out: string, error: Error | null): string {
  return [err.trim(), out.trim()].filter(Boolean).join("\n") || (error?.message ?? "");
}
