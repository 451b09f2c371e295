import type { Control } from "#gallery/protocol-panel.ts";

import type { Writing } from "./typed-input.tsx";

const text: Writing<string> = {
  tell: (value) => (typeof value === "string" ? value : ""),
  read: (typed) => typed || undefined,
};

/** A short form (`#abc`) is written whole. */
const colour: Writing<string> = {
  tell: text.tell,
  read: (typed) => {
    const written = typed.trim();
    const short = /^#[0-9a-f]{3}$/i.test(written);
    return (short ? written.replaceAll(/[0-9a-f]/gi, "$&$&") : written) || undefined;
  },
};

const number: Writing<number> = {
  tell: (value) => (typeof value === "number" ? String(value) : ""),
  read: (typed) => (typed.trim() === "" ? undefined : numberOf(typed)),
};

const numbers: Writing<readonly number[]> = {
  tell: (value) => (Array.isArray(value) ? value.join(", ") : ""),
  read: (typed) => {
    // It could be one number or two.
    const [unclear] = /\d+,\d{3}(?!\d)/.exec(typed) ?? [];
    if (unclear === undefined) return some(typed.split(",").map((part) => part.trim())).map(numberOf);
    const [whole, apart] = [unclear.replace(",", ""), unclear.replace(",", ", ")];
    throw new Error(`Write ${unclear} as ${whole} if it is one number, or as ${apart} if it is two.`);
  },
};

const texts: Writing<readonly string[]> = {
  tell: (value) => (Array.isArray(value) ? value.join(", ") : ""),
  read: (typed) => some(typed.split(",").map((part) => part.trim())),
};

const json: Writing<unknown> = {
  tell: (value) => (value === undefined ? "" : JSON.stringify(value)),
  read: (typed) => {
    if (typed.trim() === "") return undefined;
    try {
      return JSON.parse(typed) as unknown;
    } catch {
      throw new Error("Write JSON. A text stands in quotes.");
    }
  },
};

/** How a value of a kind is written in a field; JSON for all that has no simpler way. */
export function writingOf(kind: Control["kind"]): Writing<unknown> {
  const found: Partial<Record<Control["kind"], Writing<unknown>>> = {
    text,
    colour,
    picture: text,
    number,
    numbers,
    texts,
  };
  return found[kind] ?? json;
}

function numberOf(typed: string): number {
  const value = Number(typed);
  if (!/^-?\d+(?:\.\d+)?$/.test(typed.trim())) {
    throw new Error("Enter numbers only, like 500: no separators of thousands, no currency.");
  }
  // Beyond it a file would have another number than the one that was typed.
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw new Error(`Enter a number up to ${Number.MAX_SAFE_INTEGER}.`);
  }
  return value;
}

function some(parts: readonly string[]): string[] {
  return parts.filter((part) => part !== "");
}
