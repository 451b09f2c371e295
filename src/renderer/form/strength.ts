import { words } from "#renderer/words.ts";

/** Advice about a password or PIN while it is chosen. It never refuses: the server's rules decide. */
export type Strength = { readonly level: "weak" | "fair" | "strong"; readonly text: string };

/** Judges length and variety; a long phrase is as good as a short mix of characters. */
export function passwordStrength(password: string): Strength | undefined {
  if (password === "") return undefined;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;
  const varied = new Set(password).size;
  if (password.length < 8 || varied < 5) {
    return { level: "weak", text: words.weakUse8CharactersOrMore };
  }
  if (password.length >= 12 || kinds >= 3) return { level: "strong", text: words.strongPassword };
  return { level: "fair", text: words.fairMakeItLongerOrAdd };
}
