import { addProperty, type Kind } from "#tests/corpus/mistake.ts";

/** Values that are read where they are not there yet. */
export const order: readonly Kind[] = [
  {
    name: "a text with what a later form asks",
    count: 8,
    *edits({ spots }) {
      const forms = spots.filter(({ pointer }) => /^\/steps\/\d+\/ask$/.test(pointer));
      const has = (pointer: string) => spots.some((spot) => spot.pointer === pointer);
      const fields = spots.filter(({ pointer }) => /\/ask\/schema\/properties\/\w+$/.test(pointer));
      const [first] = forms;
      if (!first || has(`${first.pointer}/intro`)) return;
      for (const { pointer, name } of fields) {
        const isKnown =
          pointer.startsWith(`${first.pointer}/`) ||
          ["writeOnly", "default", "$ref"].some((key) => has(`${pointer}/${key}`)) ||
          spots.some((spot) => /\/(?:fill|suggest|fromAddress)\//.test(spot.pointer) && spot.name === name);
        const says = `$inputs.${name} has no value yet: "${name}" is asked in step`;
        if (!isKnown) yield addProperty(first, "intro", `For {$inputs.${name}}`, says);
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
