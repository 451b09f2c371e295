import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A production server with a sandbox in memory, for one worker. */
export type Bank = {
  /** The address of a path at a company's host; without a company, at plain localhost. */
  url(path?: string, company?: string): string;
  /** Publishes a tenant file by writing it, like a deployer. */
  publishTenant(company: string, content: unknown): void;
  /** Restores the tenant files of the build. */
  restoreTenants(): void;
  /** What the server has written to its terminal. */
  readonly printed: () => string;
  close(): Promise<void>;
};

/**
 * Starts a bank on a free port. If the server does not start, throws with its output.
 *
 * @param dist a copy of the build, for tests that change it
 */
export async function startBank(dist = "dist"): Promise<Bank> {
  const tenants = mkdtempSync(join(tmpdir(), "bank-tenants-"));
  const restoreTenants = () => {
    rmSync(tenants, { recursive: true, force: true });
    cpSync("dist/tenants", tenants, { recursive: true });
  };
  restoreTenants();
  const command = ["preview", "--no-build", "--dist", dist, "--tenants", tenants];
  const { port, printed, close } = await startServer(command);
  return {
    printed,
    url: (path = "/", company) => `http://${company ? `${company}.` : ""}localhost:${port}${path}`,
    publishTenant: (company, content) => {
      const text = typeof content === "string" ? content : JSON.stringify(content);
      writeFileSync(join(tenants, `${company}.json`), text);
    },
    restoreTenants,
    close: async () => {
      await close();
      rmSync(tenants, { recursive: true, force: true });
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
