import { addProperty, type Kind } from "#tests/corpus/mistake.ts";

/** Values that are read where they are not there yet. */
export const order: readonly Kind[] = [
  {
    name: "a step before the form that it reads",
    count: 8,
    *edits({ spots }) {
      const steps = spots.find(({ pointer }) => pointer === "/steps");
      if (!steps) return;
      const has = (end: string) => spots.some(({ pointer }) => pointer.endsWith(end));
      const from = steps.node.offset + 1;
      for (const { pointer, name } of spots) {
        const isText = spots.some((spot) => spot.pointer === `${pointer}/type` && spot.value === "string");
        const isField = isText && /\/ask\/schema\/properties\/\w+$/.test(pointer);
        const isKnown =
          ["writeOnly", "default", "$ref"].some((key) => has(`${pointer}/${key}`)) ||
          ["fill", "suggest", "fixed"].some((key) => has(`/${key}/${name}`)) ||
          // A part may give it a value.
          has(`/uiSchema/${name}/$ref`) ||
          spots.some((spot) => spot.pointer.startsWith("/fromAddress/") && spot.value === name) ||
          spots.some((spot) => spot.pointer.startsWith("/recipients/inputs/") && spot.value === name) ||
          spots.some((spot) => spot.pointer === "/billers/input" && spot.value === name);
        if (!isField || isKnown) continue;
        const text = `{ "show": { "title": "For {$inputs.${name}}" } }, `;
        yield { from, to: from, text, says: `$inputs.${name} has no value yet: "${name}" is asked in step` };
      }
    },
  },
  {
    name: "an output of a call in the background",
    count: 6,
    *edits({ spots }) {
      for (const { pointer } of spots.filter((spot) => /^\/steps\/\d+\/outputs$/.test(spot.pointer))) {
        const step = spots.find((spot) => `${spot.pointer}/outputs` === pointer)!;
        const has = (key: string) => spots.some((spot) => spot.pointer === `${step.pointer}/${key}`);
        if (["money", "wait", "once", "expires", "outcomes", "on"].some(has)) continue;
        const outputs = spots.find((spot) => spot.pointer === pointer)!;
        const edit = addProperty(step, "background", true, '"outputs" of a call in the background');
        yield { ...edit, at: outputs.property!.offset + edit.text.length };
      }
    },
  },
];
