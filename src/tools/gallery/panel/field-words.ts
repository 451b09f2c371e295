import type { Meta } from "#definition/meta.ts";

/** The words of JSON Schema that a field has, as product staff calls them. The format's own words are in the meta-schema. */
const always: { readonly [word: string]: Meta } = {
  title: {
    title: "Label",
    description: "What the field is called. Customers read it above the field.",
    type: "string",
    examples: ["Meter number"],
  },
};
const ofTexts: { readonly [word: string]: Meta } = {
  minLength: { title: "Shortest", description: "Characters that it must have.", type: "integer", minimum: 0 },
  maxLength: { title: "Longest", description: "Characters that it may have.", type: "integer", minimum: 0 },
  pattern: {
    title: "Pattern",
    description: "A regular expression that the text must match.",
    type: "string",
    examples: ["^\\d{11}$"],
  },
};
const ofNumbers: { readonly [word: string]: Meta } = {
  minimum: { title: "Smallest", description: "An amount is in kobo: 50000 is ₦500.", type: "number" },
  maximum: { title: "Largest", description: "An amount is in kobo: 50000 is ₦500.", type: "number" },
};

/** What can be set in the schema of a field of this type. */
export function fieldWords(type: unknown): { readonly [word: string]: Meta } {
  if (type === "string") return { ...always, ...ofTexts };
  return type === "integer" || type === "number" ? { ...always, ...ofNumbers } : always;
}
