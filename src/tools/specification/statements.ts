import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What fails when a statement is not true: a test or scenario by its name, or a value in a JSON file. */
export type Proof = { readonly file: string } & (
  | { readonly test: string }
  | { readonly at: string; readonly is: unknown }
);

/** One statement of the specification, and its state here. */
export type Statement = {
  /** Part, section, number. */
  readonly id: string;
  readonly says: string;
  readonly proofs?: readonly Proof[];
  /** Id of a row in the table of departures. */
  readonly departs?: string;
  /** Ids of rows that add to what the specification asks for. */
  readonly beyond?: readonly string[];
  readonly missing?: string;
};

/** `tests/specification/part-<n>/<section>.json`. */
export type Section = {
  readonly part: number;
  readonly section: number;
  readonly title: string;
  readonly statements: readonly Statement[];
};

export type Standing = "kept" | "departs" | "missing";

const FOLDER = "tests/specification";
const PARTS = ["part-1", "part-2"];

/** Every section of the specification, in its order. */
export function readSections(root: string): Section[] {
  return PARTS.flatMap((part) =>
    readdirSync(join(root, FOLDER, part))
      .toSorted()
      .map((file) => JSON.parse(readFileSync(join(root, FOLDER, part, file), "utf8")) as Section),
  );
}

/** The state of a statement. If something is missing the statement counts as missing, whatever else it has. */
export function standingOf({ missing, departs, proofs }: Statement): Standing {
  if (missing !== undefined) return "missing";
  if (departs !== undefined) return "departs";
  return proofs ? "kept" : "missing";
}
