import { nearest } from "#lib/text/text.ts";

import { Advice } from "./advice.ts";

/** The command with that name. Throws `Advice` with the nearest name when there is none. */
export function findCommand(name: string | undefined, available: readonly string[]): string {
  if (name !== undefined && available.includes(name)) return name;
  const guess = name === undefined ? undefined : nearest(name, available);
  throw new Advice(
    `${name === undefined ? "A command is needed" : `There is no command "${name}"`}.` +
      (guess === undefined ? ` The commands are ${available.join(", ")}.` : ` Did you mean "${guess}"?`),
  );
}
