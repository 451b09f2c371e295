import { addProperty, type Kind, replaceValue } from "#tests/corpus/mistake.ts";

/** Mistakes in the structure of a screen. `ids` and `paths` are those of other screens. */
export function structure(ids: readonly string[], paths: readonly string[]): readonly Kind[] {
  return [
    kindOfDouble("an id that is taken", /^\/id$/, ids),
    kindOfDouble("a path that is taken", /^\/path$/, paths),
    {
      name: "two steps with the same name",
      count: 5,
      *edits({ spots }) {
        const [first, ...others] = spots.filter(({ pointer }) => /^\/steps\/\d+\/name$/.test(pointer));
        for (const spot of others) {
          yield replaceValue(spot, first!.value, `two steps have the name "${String(first!.value)}"`);
        }
      },
    },
    {
      name: "sources that wait for each other",
      count: 8,
      *edits({ spots }) {
        const sources = spots.filter(({ pointer }) => /^\/sources\/\w+$/.test(pointer));
        for (const spot of sources) {
          const own = (key: string) => spots.some(({ pointer }) => pointer === `${spot.pointer}/${key}`);
          if (own("when") || own("$ref")) continue;
          const edit = addProperty(
            spot,
            "when",
            { [`$sources.${spot.name}#/status`]: { const: true } },
            "sources wait for each other",
          );
          yield { ...edit, at: spot.property!.offset };
        }
      },
    },
    {
      name: "a step after one that leaves the screen",
      count: 5,
      *edits({ spots }) {
        const steps = spots.filter(({ pointer }) => /^\/steps\/\d+$/.test(pointer));
        const last = steps.at(-1);
        const at = (pointer: string) => spots.some((spot) => spot.pointer === pointer);
        const leaves = spots.some(
          ({ pointer, name }) =>
            name === "navigate" &&
            pointer.startsWith(`${last?.pointer}/on/succeeded/`) &&
            !at(pointer.replace(/navigate$/, "when")),
        );
        if (!last || !leaves || at(`${last.pointer}/when`)) return;
        const from = last.node.offset + last.node.length;
        const text = ', { "show": { "title": "Thank you" } }';
        yield { from, to: from, text, at: from + 2, says: "is never reached" };
      },
    },
    {
      name: "a step that waits for an unknown choice",
      count: 6,
      *edits({ spots }) {
        const choice = spots.find(({ pointer }) => /\/ask\/schema\/properties\/\w+\/oneOf$/.test(pointer));
        const field = choice?.pointer.split("/").at(-2);
        if (field === undefined) return;
        for (const spot of spots.filter(({ pointer }) => /^\/steps\/\d+$/.test(pointer))) {
          if (spots.some(({ pointer }) => pointer === `${spot.pointer}/when`)) continue;
          yield addProperty(spot, "when", { [`$inputs.${field}`]: { const: "never" } }, "is never reached");
        }
      },
    },
  ];
}

function kindOfDouble(name: string, where: RegExp, words: readonly string[]): Kind {
  return {
    name,
    count: 6,
    *edits({ spots }, random) {
      for (const spot of spots.filter(({ pointer }) => where.test(pointer))) {
        const others = words.filter((word) => word !== spot.value);
        if (others.length === 0) continue;
        const other = random.pick(others);
        yield replaceValue(spot, other, `"${other}" belongs to`);
      }
    },
  };
}
