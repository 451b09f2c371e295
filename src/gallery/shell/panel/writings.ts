import type { Control } from "#gallery/protocol-panel.ts";

import type { Writing } from "./typed-input.tsx";

const text: Writing<string> = {
  tell: (value) => (typeof value === "string" ? value : ""),
  read: (typed) => typed || undefined,
};

const number: Writing<number> = {
  tell: (value) => (typeof value === "number" ? String(value) : ""),
  read: (typed) => (typed.trim() === "" ? undefined : numberOf(typed)),
};

const numbers: Writing<readonly number[]> = {
  tell: (value) => (Array.isArray(value) ? value.join(", ") : ""),
  read: (typed) => some(typed.split(",").map((part) => part.trim())).map(numberOf),
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
    colour: text,
    picture: text,
    number,
    numbers,
    texts,
  };
  return found[kind] ?? json;
}

function numberOf(typed: string): number {
  const value = Number(typed);
  if (!/^-?\d+(?:\.\d+)?$/.test(typed.trim()) || !Number.isFinite(value)) {
    throw new Error("Enter numbers only, like 500.");
  }
  return value;
}

function some(parts: readonly string[]): string[] {
  return parts.filter((part) => part !== "");
}
