import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** A copy of the project, in which a test follows a guide. */
export type ProjectCopy = {
  readonly root: string;
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
  /** Does in the copy what `npm run <script> [-- <arguments>]` and `npx <program> <arguments>` do. */
  readonly run: (line: string) => {
    readonly code: number | null;
    readonly output: string;
    readonly all: string;
  };
  readonly remove: () => void;
};

/** Copies files and folders of the project. No command installs packages there, so packages and caches are the project's. */
export function copyProject(names: readonly string[]): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), "project-"));
  for (const name of names) cpSync(name, join(root, name), { recursive: true });
  for (const name of ["node_modules", ".cache"]) {
    if (existsSync(name)) symlinkSync(resolve(name), join(root, name));
  }
  return {
    root,
    read: (path) => readFileSync(join(root, path), "utf8"),
    write: (path, text) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    run: (line) => {
      // A test that runs in the copy must not look like a worker of this test run.
      const { VITEST: _vitest, VITEST_POOL_ID: _pool, VITEST_WORKER_ID: _worker, ...env } = process.env;
      const { status, stdout, stderr } = spawnSync(process.execPath, commandOf(line), {
        cwd: root,
        encoding: "utf8",
        env,
      });
      return { code: status, output: stdout, all: stdout + stderr };
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

function commandOf(line: string): readonly string[] {
  const [tool, ...words] = line.trim().split(" ");
  if (tool === "npx") return [programOf(words[0]!), ...words.slice(1)];
  const [, name, ...rest] = words;
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const [program, ...fixed] = (scripts[name!] ?? "").split(" ");
  if (tool !== "npm" || !program) throw new Error(`Nothing to run: ${line}`);
  const args = [...fixed, ...rest.filter((word) => word !== "--")];
  return program === "node" ? args : [programOf(program), ...args];
}

/** The file that Node runs for a program of a package. */
function programOf(name: string): string {
  const { bin } = JSON.parse(readFileSync(`node_modules/${packageOf(name)}/package.json`, "utf8")) as {
    bin: string | Record<string, string>;
  };
  return resolve("node_modules", packageOf(name), typeof bin === "string" ? bin : bin[name]!);
}

function packageOf(program: string): string {
  return program === "tsc" ? "typescript" : program;
}
