import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A production server with a sandbox in memory, for one worker. Paths of files are those in the build. */
export type Bank = {
  /** The address of a path at a company's host; without a company, at plain localhost. */
  url(path?: string, company?: string): string;
  /** Publishes a tenant file by writing it, like a deployer. */
  publishTenant(company: string, content: unknown): void;
  /** The folder to which screens are released, or the bucket's address. */
  readonly screens: string;
  /** The folder to which banks are released. */
  readonly tenants: string;
  /** Writes a file of the build that it serves; the function gets its text, "" if there is none. */
  change(file: string, change: (text: string) => string): void;
  /** Takes away a file of the build that it serves. */
  remove(file: string): void;
  /** Restores all files of tenants and build. */
  restore(): void;
  /** What the server has written to its terminal. */
  readonly printed: () => string;
  close(): Promise<void>;
};

/**
 * Starts a bank on a free port, with a copy of a build. If the server does not start, throws with its output.
 *
 * @param build its folder
 * @param bucket the address of the released screens, in place of a folder
 */
export async function startBank(build = "dist", bucket?: string): Promise<Bank> {
  const [dist, tenants, screens] = ["bank-", "bank-tenants-", "bank-screens-"].map((name) =>
    mkdtempSync(join(tmpdir(), name)),
  ) as [string, string, string];
  const touched = new Set<string>();
  const restore = () => {
    rmSync(tenants, { recursive: true, force: true });
    cpSync("dist/tenants", tenants, { recursive: true });
    rmSync(screens, { recursive: true, force: true });
    cpSync("dist/screens", screens, { recursive: true });
    for (const file of touched) {
      rmSync(join(dist, file), { force: true });
      if (existsSync(join(build, file))) cpSync(join(build, file), join(dist, file));
    }
    touched.clear();
  };
  cpSync(build, dist, { recursive: true });
  restore();
  const served = bucket ?? screens;
  const command = ["preview", "--no-build", "--dist", dist, "--tenants", tenants, "--screens", served];
  const { port, printed, close } = await startServer(command);
  return {
    printed,
    screens: served,
    tenants,
    url: (path = "/", company) => `http://${company ? `${company}.` : ""}localhost:${port}${path}`,
    publishTenant: (company, content) => {
      const text = typeof content === "string" ? content : JSON.stringify(content);
      writeFileSync(join(tenants, `${company}.json`), text);
    },
    change: (file, change) => {
      touched.add(file);
      const path = join(dist, file);
      writeFileSync(path, change(existsSync(path) ? readFileSync(path, "utf8") : ""));
    },
    remove: (file) => {
      for (const form of ["", ".gz", ".br"]) {
        touched.add(file + form);
        rmSync(join(dist, file + form), { force: true });
      }
    },
    restore,
    close: async () => {
      await close();
      for (const folder of [dist, tenants, screens]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Runs one of our commands that serve a bank, on a free port with a sandbox in memory.
 *
 * @param root the project whose command it is: this one, or a copy of it
 */
export async function startServer(
  command: readonly string[],
  root = ".",
): Promise<{ readonly port: string; readonly printed: () => string; readonly close: () => Promise<void> }> {
  const server = spawn(process.execPath, ["src/tools/run.mjs", ...command, "--port", "0", "--memory"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Nothing else stops the server when its worker is stopped early.
  const stop = () => void server.kill("SIGTERM");
  process.once("exit", stop);
  const ended = new Promise((resolve) => server.once("exit", resolve));
  let printed = "";
  server.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const port = await portOf(server);
  return {
    port,
    printed: () => printed,
    close: async () => {
      stop();
      await ended;
      process.off("exit", stop);
    },
  };
}

/** The port that the server prints once it is ready. */
function portOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const port = /http:\/\/localhost:(\d+)[\s\S]*Ctrl-C/.exec(printed)?.[1];
      if (port !== undefined) resolve(port);
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    server.once("exit", () => reject(new Error(`The bank's server did not start:\n${printed}`)));
  });
}
