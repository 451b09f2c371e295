import { seededRandom, type Random } from "#sandbox/demo/random.ts";

import { labels } from "./labels.ts";
import { inTurn, type Kind, type Trial } from "./trial.ts";

const MINUTE = 60_000;
const UNAUTHENTICATED = { status: false, message: "Unauthenticated." };

/** Replies that are lost or spoilt, or that never arrive. */
export const lost: readonly Trial[] = [
  { name: "drop before", fault: { kind: "drop-before" } },
  { name: "drop after", fault: { kind: "drop-after" } },
  { name: "500", fault: { kind: "status", status: 500 } },
  { name: "502 HTML after", fault: { kind: "html", status: 502, after: true } },
  { name: "cut JSON after", fault: { kind: "truncated", after: true } },
  { name: "wrong types after", fault: { kind: "wrong-types", after: true } },
  { name: "empty 200 after", fault: { kind: "empty", after: true } },
  { name: "no reply", isSilent: true },
];
const dropped = [lost[0]!, lost[1]!] as const;

const decoys = (["amount", "type", "direction", "recipient"] as const).map((decoy): Trial => ({
  name: `a row with another ${decoy}`,
  fault: { kind: "drop-before" },
  decoy,
}));

/** Every way in which a payment goes wrong. */
const kinds: readonly Kind[] = [
  ...lost.map((trial): Kind => (random) => ({
    ...trial,
    leaves: random.pick([undefined, "screen", "page", "tab", "session"]),
    again: again(random),
  })),
  (random) => ({
    name: "401",
    fault: { kind: "status", status: 401, body: UNAUTHENTICATED, after: random.pick([true, false]) },
    leaves: "screen",
    again: again(random),
  }),
  (random) => ({
    name: "reloaded under way",
    underWay: random.pick(["before", "later", "never"]),
    leaves: "page",
    again: again(random),
  }),
  (random) => ({
    name: "closed under way",
    underWay: random.pick(["before", "later", "never"]),
    leaves: "tab",
    away: random.pick([0, MINUTE, 60 * MINUTE, 600 * MINUTE]),
    again: again(random),
  }),
  () => ({ name: "no fault" }),
  () => ({ name: "offline", device: "offline" }),
  (random) => ({ ...random.pick(dropped), name: "two tabs", device: "two tabs" }),
  () => ({ name: "two tabs, no fault", device: "two tabs" }),
  (random) => ({
    ...random.pick(dropped),
    name: "no storage",
    storage: { refusal: random.pick(["full", "blocked"]), where: "everywhere" },
  }),
  (random) => ({
    ...random.pick(dropped),
    name: "storage of the tab only",
    storage: { refusal: random.pick(["full", "blocked"]), where: "device" },
    leaves: random.pick(["screen", "page", "session"]),
    again: again(random),
  }),
  ...labels,
  () => ({ name: "201", status: 201 }),
  (_, turn) => ({ name: "refusal without status", refusal: inTurn([400, 403, 404, 409, 422], turn) }),
  (random, turn) => ({
    name: "a status that says nothing",
    fault: {
      kind: random.pick(["status", "html"]),
      status: inTurn([408, 425, 429, 503, 504], turn),
      after: random.pick([true, false]),
    },
  }),
  (random, turn) => ({
    name: "a refusal that is not the bank's",
    fault: {
      kind: "html",
      status: inTurn([400, 403, 404, 409, 422], turn),
      after: random.pick([true, false]),
    },
  }),
  ...decoys.map((trial) => () => trial),
  () => ({ name: "40 newer rows", fault: { kind: "drop-after" }, newer: 40 }),
];

/** Returns the trial of a money call for a seed. Each seed uses the next kind, so that a campaign uses all of them. */
export function trialOf(seed: number, subject: number): Trial {
  const random = seededRandom(seed * 101 + subject);
  const place = seed + subject * 7;
  return kinds[place % kinds.length]!(random, Math.floor(place / kinds.length));
}

export const KINDS = kinds.length;

function again(random: Random): Trial["again"] {
  return random.pick([undefined, undefined, "unsure", "sure"]);
}
