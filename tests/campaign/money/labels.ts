import status from "#schemas/parts/payment-status.json" with { type: "json" };
import type { Random } from "#sandbox/demo/random.ts";

import { inTurn, type Kind } from "./trial.ts";

const UNCLEAR = ["Pending", "pending", "PENDING", "Processing", "Queued", "unknown", "In review", null, ""];

/** Words of a label per kind of trial. They are used in turn, few enough for each money call to meet each in a campaign. */
const WORDS = 5;

/** Labels next to `status: true`: each word that the screens know, unknown words, and no label. */
export const labels: readonly Kind[] = [
  ...labelled("a failure's label", status.failed.map(inSomeCase), () => false),
  ...labelled("a success's label", status.succeeded.map(inSomeCase), () => true),
  ...labelled(
    "an unclear label",
    UNCLEAR.map((word) => () => word),
    (random) => random.pick([true, false]),
  ),
  () => ({ name: "no label", label: "none" }),
];

/** Splits the words into kinds of a few words, so that a campaign uses each of them. */
function labelled(
  name: string,
  words: readonly ((random: Random) => unknown)[],
  isMade: (random: Random) => boolean,
): Kind[] {
  const parts = Array.from({ length: Math.ceil(words.length / WORDS) }, (_, part) =>
    words.slice(part * WORDS, (part + 1) * WORDS),
  );
  return parts.map((some, part) => (random, turn) => ({
    name: `${name}, ${part + 1} of ${parts.length}`,
    label: { word: inTurn(some, turn)(random), isMade: isMade(random) },
  }));
}

function inSomeCase(word: string): (random: Random) => string {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  return (random) => random.pick([capital, capital, word, word.toUpperCase()]);
}
