import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ScreenFile } from "./read/screen-file.ts";

const FOLDER = join(import.meta.dirname, "fixtures");

const read = (path: string) => readFileSync(join(FOLDER, path.replace(/^schemas\//, "")), "utf8");

/** Fixtures replace the `schemas` folder: `schemas/good/airtime.json` is `fixtures/good/airtime.json`. */
export function fixture(path: string): ScreenFile {
  return { path, text: read(path), read, paths: ["schemas/parts/cycle.json", "schemas/parts/pin.json"] };
}

/** Paths of the fixtures in a folder. */
export function fixturesIn(folder: "good" | "bad"): string[] {
  const files = readdirSync(join(FOLDER, folder)).filter((file) => file.endsWith(".json"));
  return files.map((file) => `schemas/${folder}/${file}`);
}

/** The expected problems of a bad fixture, from the text file next to it. */
export function expectedProblems(path: string): string {
  return fixture(path.replace(/\.json$/, ".txt")).text;
}
