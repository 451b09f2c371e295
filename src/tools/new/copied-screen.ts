import { posix } from "node:path";
import { applyEdits, modify, type Node, parseTree } from "jsonc-parser";

import { nearest } from "#lib/text/text.ts";
import { fieldsOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { Advice } from "#tools/setup/advice.ts";

import { type ExistingScreen, freeOrder, titleOf } from "./existing-screens.ts";
import type { NewFile } from "./new-file.ts";
import { placesToChange } from "./places-to-change.ts";

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

/** As many names are told beside the nearest one. */
const LISTED = 8;

type Copying = {
  readonly screens: readonly ExistingScreen[];
  /** What may be copied, if not the screens. */
  readonly templates?: readonly ExistingScreen[];
  /** What customers read; without it the name in words. */
  readonly title?: string | undefined;
};

/** A copy of a screen with its own id, address, title and place in the menu. */
export function copiedScreen(
  name: string,
  like: string,
  { screens, templates, title: own = titleOf(name) }: Copying,
): NewFile {
  const originals = templates ?? screens;
  const original = originals.find(({ id }) => id === like);
  if (!original) throw new Advice(unknownOriginal(templates ? "template" : "screen", like, originals));
  const { over, menu, title } = fieldsOf(JSON.parse(original.text));
  const changes: (readonly [readonly string[], unknown])[] = [
    [["id"], name],
    [["path"], `${textOf(over) ?? ""}/${name}`],
    [["title"], own],
    ...(menu === undefined
      ? []
      : ([
          [["menu", "label"], own],
          [["menu", "order"], freeOrder(original.order ?? 0, screens)],
          // They name the original's billers.
          [["menu", "keywords"], undefined],
        ] as const)),
  ];
  const changed = changes.reduce(
    (json, [path, value]) => applyEdits(json, modify(json, [...path], value, FORMAT)),
    original.text,
  );
  const file = `${posix.dirname(original.file)}/${name}.json`;
  const text = described(changed);
  const places = placesToChange({ path: file, text }, `${like} ${textOf(title) ?? ""}`);
  return {
    file,
    text,
    next: [
      `It asks and sends the same as ${like}. Change what belongs to the original ("$schema" makes your editor explain each key):\n   ${places.join("\n   ")}`,
      "Change its scenarios too: they run as tests, and the sandbox uses their replies for calls that it does not know.",
    ],
  };
}

/** A comment on a field may help everybody who reads the form, so it becomes a description. */
function described(text: string): string {
  const root = parseTree(text);
  const comments = root ? commentsIn(root) : [];
  return applyEdits(
    text,
    comments.map(({ offset, length }) => ({ offset, length, content: '"description"' })),
  );
}

/** The `$comment` keys of objects that have no description yet. */
function commentsIn(node: Node): Node[] {
  const keys = (node.children ?? []).flatMap(({ type, children: [key] = [] }) =>
    type === "property" && key ? [key] : [],
  );
  const isDescribed = keys.some(({ value }) => value === "description");
  const own = isDescribed ? [] : keys.filter(({ value }) => value === "$comment");
  return [...own, ...(node.children ?? []).flatMap(commentsIn)];
}

/** Of a long list the nearest word is enough. */
function unknownOriginal(what: string, like: string, originals: readonly ExistingScreen[]): string {
  const ids = originals.map(({ id }) => id).toSorted();
  const guess = nearest(like, ids);
  const isListed = guess === undefined || ids.length <= LISTED;
  return [
    `There is no ${what} "${like}".`,
    ...(guess === undefined ? [] : [`Did you mean "${guess}"?`]),
    ...(isListed ? [`The ${what}s are ${ids.join(", ")}.`] : []),
  ].join(" ");
}
