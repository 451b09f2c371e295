import { standingOf, type Section, type Standing } from "./statements.ts";

type Counts = Readonly<Record<Standing, number>>;

/** How much of the specification is kept, section by section, then what is missing; as lines of text. */
export function reportOf(sections: readonly Section[]): string[] {
  const counts = sections.map(countsOf);
  const lines = sections.map((section, index) => lineOf(nameOf(section), counts[index]!));
  const missing = sections.flatMap(({ statements }) =>
    statements
      .filter((statement) => standingOf(statement) === "missing")
      .map(({ id, says, missing: why }) => `${id} ${says}${why === undefined ? "" : `: ${why}`}`),
  );
  const none = { kept: 0, departs: 0, missing: 0 };
  const all = counts.reduce(plus, none);
  return [
    `${"".padEnd(WIDTH)}${"kept".padStart(8)}${"departs".padStart(9)}${"missing".padStart(9)}`,
    ...lines,
    lineOf("total", all),
    ...(missing.length > 0 ? ["", "Missing:", ...missing] : []),
    ...(all.departs > 0 ? ["", "The departures, and why: src/decisions/departures.md"] : []),
  ];
}

const WIDTH = 44;

function nameOf({ part, section, title }: Section): string {
  return `${part}.${section} ${title}`;
}

function lineOf(name: string, { kept, departs, missing }: Counts): string {
  return `${name.padEnd(WIDTH)}${String(kept).padStart(8)}${String(departs).padStart(9)}${String(missing).padStart(9)}`;
}

function countsOf({ statements }: Section): Counts {
  const standings = statements.map(standingOf);
  const count = (wanted: Standing) => standings.filter((standing) => standing === wanted).length;
  return { kept: count("kept"), departs: count("departs"), missing: count("missing") };
}

function plus(one: Counts, other: Counts): Counts {
  return {
    kept: one.kept + other.kept,
    departs: one.departs + other.departs,
    missing: one.missing + other.missing,
  };
}
