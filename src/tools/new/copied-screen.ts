import { posix } from "node:path";
import { applyEdits, modify } from "jsonc-parser";

import { nearest } from "#lib/text.ts";
import { fieldsOf, textOf } from "#tools/compile-screen/fields.ts";
import { Advice } from "#tools/setup/advice.ts";

import { type ExistingScreen, freeOrder, titleOf } from "./existing-screens.ts";
import type { NewFile } from "./new-file.ts";

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

/** A screen as a copy of another, with its own id, address, title and place in the menu. */
export function copiedScreen(name: string, like: string, screens: readonly ExistingScreen[]): NewFile {
  const original = screens.find(({ id }) => id === like);
  if (!original) throw new Advice(unknownScreen(like, screens));
  const { over, menu } = fieldsOf(JSON.parse(original.text));
  const changes: (readonly [readonly string[], unknown])[] = [
    [["id"], name],
    [["path"], `${textOf(over) ?? ""}/${name}`],
    [["title"], titleOf(name)],
    ...(menu === undefined
      ? []
      : ([
          [["menu", "label"], titleOf(name)],
          [["menu", "order"], freeOrder(original.order ?? 0, screens)],
          // They name the billers of the original.
          [["menu", "keywords"], undefined],
        ] as const)),
  ];
  const text = changes.reduce(
    (json, [path, value]) => applyEdits(json, modify(json, [...path], value, FORMAT)),
    original.text,
  );
  return {
    file: `${posix.dirname(original.file)}/${name}.json`,
    text,
    next: [
      `It asks and sends what ${like} does: change its calls, fields and texts ("$schema" makes your editor explain each key).`,
      "Change its scenarios with it: they are played as tests, and the sandbox answers from them what it does not know.",
    ],
  };
}

function unknownScreen(like: string, screens: readonly ExistingScreen[]): string {
  const ids = screens.map(({ id }) => id);
  const guess = nearest(like, ids);
  return `There is no screen "${like}". ${guess === undefined ? `The screens are ${ids.join(", ")}.` : `Did you mean "${guess}"?`}`;
}
