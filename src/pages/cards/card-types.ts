import { words } from "./words.ts";
/** The names of the kinds of card that the specification has (2 §9). */
const NAMES: Readonly<Record<string, string>> = {
  master: "Mastercard",
  visa: "Visa",
  verve: "Verve",
  gold: "Gold",
};

/** The name of a kind of card; an unknown kind is shown as the provider writes it. */
export function cardTypeText(type: string): string {
  return Object.hasOwn(NAMES, type.toLowerCase()) ? NAMES[type.toLowerCase()]! : type || words.card;
}
