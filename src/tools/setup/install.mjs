import { spawn } from "node:child_process";
import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { installAdvice } from "./install-advice.mjs";

/**
 * Runs `npm ci` when a package of package-lock.json is missing or has another version. Leaves packages alone that a
 * link borrows from another project, because npm would empty the folder behind the link.
 * @param {string} root
 * @returns {Promise<void>}
 */
export async function installMissing(root) {
  if (isInstalled(root)) return;
  if (isLink(join(root, "node_modules"))) {
    throw advice(
      "node_modules is a link to packages of another version: run `npm ci` in the project that they belong to.",
    );
  }

  console.log("Installing packages with npm (once; about 350 MB) …");
  let result = await npm(root, "ci");
  if (refusesLock(result)) {
    // If the lock was written where the registry lacked a package for some system, it has no version for it, and `npm
    // ci` refuses the lock on every system.
    console.log(
      "package-lock.json lacks packages for other systems: `npm install` takes the rest of it as it is …",
    );
    result = await npm(root, "install", "--no-save");
  }
  // On a full disk npm loses files, prints a warning and still ends with 0.
  if (result.code === 0 && isInstalled(root)) return;
  console.error((result.output.match(/^npm error .+$/gm) ?? []).slice(0, 10).join("\n"));
  throw advice(installAdvice(result.output));
}

/** @param {string} message */
function advice(message) {
  const error = new Error(message);
  error.name = "Advice";
  return error;
}

/** @param {string} path */
function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/** @param {string} root */
function isInstalled(root) {
  const wanted = lockedPackages(join(root, "package-lock.json"));
  return isComplete(wanted, lockedPackages(join(root, "node_modules/.package-lock.json")));
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
 * Whether all wanted packages are installed. npm leaves out optional packages for other systems.
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
 * Whether `npm ci` only failed because of packages without a version: optional ones of which the lock has just the
 * name. A package of package-lock.json that is missing or differs from package.json is a real error.
 * @param {{ code: number, output: string }} result
 */
export function refusesLock({ code, output }) {
  const differences = output.match(/(?:Missing|Invalid): .+ (?:from lock file|does not satisfy .+)$/gm) ?? [];
  return (
    code !== 0 &&
    differences.length > 0 &&
    differences.every((line) => /^Missing: \S+@ from lock file$/.test(line))
  );
}

/**
 * @param {string} root
 * @param {string[]} command
 * @returns {Promise<{ code: number, output: string }>} the output is npm's messages
 */
function npm(root, ...command) {
  // If npm started us, its path is known; on Windows only a shell finds npm.cmd.
  const cli = process.env["npm_execpath"];
  const args = [...command, "--include=dev", "--no-audit", "--no-fund", "--loglevel=warn"];
  const child = cli?.endsWith(".js")
    ? spawn(process.execPath, [cli, ...args], { cwd: root, stdio: ["inherit", "inherit", "pipe"] })
    : spawn("npm", args, {
        cwd: root,
        shell: process.platform === "win32",
        stdio: ["inherit", "inherit", "pipe"],
      });
  return new Promise((resolve) => {
    let output = "";
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 1, output: String(error) }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
