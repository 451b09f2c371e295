import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { JsonFile } from "#tools/compile-screen/json-file.ts";
import type { ScreenFile } from "#tools/compile-screen/compile-screen.ts";

const SCREENS = "schemas/screens";
const TENANTS = "tenants";

/** Paths of all screen files from the project's root, in a fixed order. */
export function screenPaths(root: string): string[] {
  return jsonPaths(root, SCREENS);
}

/** Paths of all tenant files, the defaults among them. */
export function tenantPaths(root: string): string[] {
  return jsonPaths(root, TENANTS);
}

/** A screen file with the function that reads the files it refers to. */
export function openScreen(root: string, path: string): ScreenFile {
  const read = (name: string): string => readFileSync(join(root, name), "utf8");
  return { path, text: read(path), read };
}

/** A JSON file of the project. */
export function openJson(root: string, path: string): JsonFile {
  return { path, text: readFileSync(join(root, path), "utf8") };
}

/** Paths of all JSON files below a folder of the project, in a fixed order. */
export function jsonPaths(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".json"))
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .toSorted();
}
