import type { FieldSource } from "#gallery/protocol-panel.ts";

import { type Choice, type Given, type needOf, readChoices } from "./new-field-parts.ts";

/** What is being written of what a new field needs. It stays when another kind is looked at. */
export type Draft = {
  /** Name of the source; empty for what is written here, `LATER` for a value that a source will bring. */
  readonly from: string;
  readonly choices: readonly Choice[];
  /** Pointers in an item of the source. */
  readonly value: string;
  readonly label: string;
  readonly text: string;
  /** Pointer in the answer of the source. */
  readonly key: string;
  readonly accept: string;
};

const NO_CHOICE: Choice = { label: "", value: "" };

/** No source can have this name. */
export const LATER = "-";

export const EMPTY: Draft = {
  from: "",
  choices: [NO_CHOICE, NO_CHOICE],
  value: "",
  label: "",
  text: "",
  key: "",
  accept: "image/jpeg image/png",
};

type Need = ReturnType<typeof needOf>;

/** What a new field needs, or what of it is still missing. */
export function readDraft(
  need: Need,
  draft: Draft,
  sources: readonly FieldSource[],
): { readonly given: Given | undefined } | { readonly message: string } {
  if (need === undefined) return { given: undefined };
  if (need === "types") return { given: { kind: "file", accept: draft.accept.split(" ") } };
  const source = sources.find(({ name }) => name === draft.from);
  if (need === "choices") return source ? readList(source, draft) : readOwn(draft);
  if (source) {
    const key = source.answer.find(({ pointer }) => pointer === draft.key);
    return key
      ? { given: { kind: "answer", source, key } }
      : { message: "Choose what of the answer is shown." };
  }
  if (draft.from === LATER) return { given: { kind: "later" } };
  const text = draft.text.trim();
  return text === "" ? { message: "Write what customers read." } : { given: { kind: "text", text } };
}

function readOwn(draft: Draft): ReturnType<typeof readDraft> {
  const read = readChoices(draft.choices);
  return "message" in read ? read : { given: { kind: "choices", choices: read.choices } };
}

function readList(source: FieldSource, draft: Draft): ReturnType<typeof readDraft> {
  const at = (wanted: string) => source.items?.find(({ pointer }) => pointer === wanted);
  const [value, label] = [at(draft.value), at(draft.label)];
  if (source.offers) return { given: { kind: "list", source, value: undefined, label: undefined } };
  if (!value) return { message: "Choose what of an item is sent." };
  return { given: { kind: "list", source, value, label } };
}

/** The sources that can fill such a need; a list that the provider searches needs a field to type in. */
export function sourcesFor(
  need: Need,
  isTyped: boolean,
  sources: readonly FieldSource[],
): readonly FieldSource[] {
  if (need === "value") return sources.filter(({ answer }) => answer.length > 0);
  return sources.filter(
    ({ items, offers, isSearched }) => (offers ?? items ?? []).length > 0 && (isTyped || !isSearched),
  );
}

/** The rows to write in: one more than are written. */
export function withRow(
  choices: readonly Choice[],
  index: number,
  change: Partial<Choice>,
): readonly Choice[] {
  const next = choices.map((one, at) => (at === index ? { ...one, ...change } : one));
  const last = next.at(-1);
  return last && last.label + last.value !== "" ? [...next, NO_CHOICE] : next;
}
