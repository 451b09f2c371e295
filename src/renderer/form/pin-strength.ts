import { words } from "#renderer/words.ts";

import type { Strength } from "./strength.ts";

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
