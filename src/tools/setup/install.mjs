import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { installAdvice } from "./install-advice.mjs";

/**
 * Runs `npm ci` when a package of package-lock.json is missing or has another version.
 *
 * @param {string} root
 * @returns {Promise<void>}
 */
export async function installMissing(root) {
  const wanted = lockedPackages(join(root, "package-lock.json"));
  const installed = lockedPackages(join(root, "node_modules/.package-lock.json"));
  if (isComplete(wanted, installed)) return;

  console.log("Installing packages with `npm ci` (once; about 350 MB) …");
  const { code, output } = await npmCi(root);
  if (code === 0) return;
  const error = new Error(installAdvice(output));
  error.name = "Advice";
  throw error;
}

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @param {string} file
 * @returns {Record<string, LockedPackage>} by folder; empty when the file is not there or broken
 */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * Whether all that is wanted is installed. npm leaves out optional packages which are for other systems.
 *
 * @param {Record<string, LockedPackage>} wanted
 * @param {Record<string, LockedPackage>} installed
 */
export function isComplete(wanted, installed) {
  return Object.entries(wanted).every(([folder, entry]) => {
    if (folder === "") return true;
    const found = installed[folder];
    return found ? found.version === entry.version : Boolean(entry.optional ?? entry.devOptional);
  });
}

/**
 * @param {string} root
 * @returns {Promise<{ code: number, output: string }>} npm's own messages are shown and returned
 */
function npmCi(root) {
  // Started by npm, its own path is known; on Windows only a shell finds npm.cmd.
  const cli = process.env["npm_execpath"];
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const child = cli?.endsWith(".js")
    ? spawn(process.execPath, [cli, ...args], { cwd: root, stdio: ["inherit", "inherit", "pipe"] })
    : spawn("npm", args, {
        cwd: root,
        shell: process.platform === "win32",
        stdio: ["inherit", "inherit", "pipe"],
      });
  return new Promise((resolve) => {
    let output = "";
    child.stderr?.on("data", (chunk) => {
      output += chunk;
      process.stderr.write(chunk);
    });
    child.on("error", (error) => resolve({ code: 1, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
