import { parseArgs } from "node:util";
import type { ParseArgsConfig } from "node:util";

import { nearest } from "#lib/text/text.ts";

import { Advice } from "./advice.ts";

type OptionsConfig = NonNullable<ParseArgsConfig["options"]>;
type Command<O extends OptionsConfig> = { args: string[]; options: O; strict: true };
type Parsed<O extends OptionsConfig> = ReturnType<typeof parseArgs<Command<O>>>["values"];

/** The options of a command line. Throws `Advice` with the nearest name for an unknown option. */
export function parseOptions<const O extends OptionsConfig>(args: readonly string[], options: O): Parsed<O> {
  refuseUnknown(args, options);
  try {
    return parseArgs<Command<O>>({ args: [...args], options, strict: true }).values;
  } catch (error) {
    throw new Advice(error instanceof Error ? error.message : String(error));
  }
}

/** Options as `parseOptions` reads them, and the other words. */
export function parseArguments<const O extends OptionsConfig>(args: readonly string[], options: O) {
  refuseUnknown(args, options);
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: true });
  } catch (error) {
    throw new Advice(error instanceof Error ? error.message : String(error));
  }
}

function refuseUnknown(args: readonly string[], options: OptionsConfig): void {
  const unknown = args.find((arg) => arg.startsWith("--") && !(nameOf(arg) in options));
  if (unknown !== undefined) throw new Advice(unknownOption(nameOf(unknown), Object.keys(options)));
}

/** Reads a TCP port; 0 lets the system choose. Throws `Advice` for any other text. */
export function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Advice(`"${text}" is not a port: use a number from 0 to 65535.`);
}

function nameOf(arg: string): string {
  return arg.slice(2).split("=")[0]!;
}

function unknownOption(name: string, known: readonly string[]): string {
  const guess = nearest(name, known);
  const all = known.map((option) => `--${option}`).join(", ");
  return `There is no option --${name}. ${guess === undefined ? `The options are ${all || "none"}.` : `Did you mean --${guess}?`}`;
}
