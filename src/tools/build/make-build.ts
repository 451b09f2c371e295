import { spawn } from "node:child_process";

import { build as viteBuild } from "vite";

import { Advice } from "#tools/setup/advice.ts";

import type { Build } from "./builds.ts";

/** Makes a build and logs it as Vite does. Throws `Advice` with each error and its file. */
export async function makeBuild({ mode }: Build): Promise<void> {
  // Otherwise Vite would use the caller's value (a test's or a development server's), and with it React's development
  // build.
  process.env["NODE_ENV"] = "production";
  try {
    await viteBuild({ mode, logLevel: "info" });
  } catch (error) {
    throw new Advice(whatIsWrong(error));
  }
}

/** Each error once, without the stacks, which are all inside Vite. */
function whatIsWrong(error: unknown): string {
  const { errors = [error] } = error as { readonly errors?: readonly unknown[] };
  const messages = errors.map((one) => (one instanceof Error ? one.message : String(one)));
  return [...new Set(messages)].join("\n");
}

/**
 * Makes a build for a running server: in a process of its own, which loads the current code of the build and leaves the
 * server's NODE_ENV alone. Throws `Advice` as `makeBuild` does; prints only warnings.
 */
export async function makeBuildAside({ mode }: Build): Promise<void> {
  const option = mode === "gallery" ? ["--gallery"] : [];
  const builder = spawn(process.execPath, ["src/tools/run.mjs", "build", ...option], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaints = "";
  builder.stderr.on("data", (chunk: Buffer) => (complaints += chunk.toString()));
  const code = await new Promise((resolve, reject) => builder.once("error", reject).once("close", resolve));
  if (code !== 0) throw new Advice(complaints.trim() || `The build ended with ${String(code)}.`);
  process.stderr.write(complaints);
}
