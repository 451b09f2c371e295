import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { outliveClosed } from "./closed-output.mjs";
import { installMissing } from "./install.mjs";
import { loadKept } from "./kept-bundle.mjs";

/** The project's folder. */
const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/**
 * Installs missing packages, then runs one command of `src/tools/commands`: a file that exports `run(args):
 * Promise<number>`, which returns the exit code, and `usage`, which is printed for `--help`.
 * @param {string | undefined} name
 * @param {string[]} args
 * @returns {Promise<void>}
 */
export async function main(name, args) {
  process.chdir(root);
  outliveClosed();
  try {
    await installMissing(root);
    const names = commandNames();
    if (name === undefined || !names.includes(name)) await refuse(name, names);
    const command = await loadKept(root, `/src/tools/commands/${name}.ts`);
    if (asksForHelp(args)) console.log(command.usage);
    else process.exitCode = await command.run(args);
  } catch (error) {
    process.exitCode = 1;
    console.error(isAdvice(error) ? error.message : error);
  }
}

/**
 * Throws advice about a name that no command has.
 * @param {string | undefined} name
 * @param {readonly string[]} names
 */
async function refuse(name, names) {
  const { findCommand } = await loadKept(root, "/src/tools/setup/find-command.ts");
  findCommand(name, names);
}

/** @param {string[]} args */
function asksForHelp(args) {
  return args.includes("--help") || args.includes("-h");
}

function commandNames() {
  return readdirSync(join(root, "src/tools/commands"))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => file.slice(0, -".ts".length));
}

/**
 * Whether an error's message says everything, so that a stack would only hide it.
 * @param {unknown} error
 * @returns {error is Error}
 */
function isAdvice(error) {
  return error instanceof Error && error.name === "Advice";
}
