import { type Kind, meant, replaceValue } from "#tests/corpus/mistake.ts";

/** Choices that are read by the words of options. */
export const choices: readonly Kind[] = [
  {
    name: "the label of a chosen item",
    count: 8,
    *edits({ spots }) {
      for (const spot of spots) {
        const [, field, key = ""] = /^\$selected\.(\w+)#\/(\w+)$/.exec(String(spot.value)) ?? [];
        const isNeeded = /\/body\/\w+$|\/review\/\d+\/value$|\/value\/\$value$/.test(spot.pointer);
        const source = spots.find(({ pointer }) => pointer.endsWith(`/uiSchema/${field}/ui:options/source`));
        const label = spots.find(
          ({ pointer }) => pointer === `/sources/${String(source?.value)}/options/label`,
        );
        if (field === undefined || !isNeeded || label?.value !== `$item#/${key}`) continue;
        yield replaceValue(spot, `$selected.${field}#/label`, meant(key));
      }
    },
  },
  {
    name: "the choice behind what is typed",
    count: 8,
    *edits({ spots }) {
      for (const spot of spots) {
        const [, field] = /^\$inputs\.(\w+)$/.exec(String(spot.value)) ?? [];
        const isSent = /^\/steps\/\d+\/body\/\w+$/.test(spot.pointer);
        const at = (end: string) =>
          spots.find(({ pointer }) => pointer.endsWith(`/properties/${field}${end}`));
        const isBranched = spots.some(({ pointer }) =>
          new RegExp(`/(?:then|else|allOf)/.*/${field}$`).test(pointer),
        );
        const isTyped = !isBranched && at("/type")?.value === "string" && !at("/oneOf") && !at("/writeOnly");
        const isListed = spots.some(({ pointer }) =>
          pointer.endsWith(`/uiSchema/${field}/ui:options/source`),
        );
        const isPart = spots.some(({ pointer }) => pointer.endsWith(`/uiSchema/${field}/$ref`));
        if (!isSent || !isTyped || isListed || isPart) continue;
        yield replaceValue(spot, `$selected.${field}#/name`, meant(`$inputs.${field}`));
      }
    },
  },
];
