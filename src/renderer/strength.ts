import { words } from "./words.ts";

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

/** Thieves try repeated digits, runs and recent years first. */
export function pinStrength(pin: string): Strength | undefined {
  if (pin.length < 4) return undefined;
  const easy = new Set(pin).size < 3 || isRun(pin) || /^(?:19|20)\d\d$/.test(pin);
  return easy
    ? { level: "weak", text: words.easyToGuessAvoidRepeatedDigits }
    : { level: "strong", text: words.goodPin };
}

function isRun(pin: string): boolean {
  return "01234567890".includes(pin) || "09876543210".includes(pin);
}
