import type { Provider } from "#sandbox/literal/provider.ts";

import { balance, payMore, plantDecoy } from "./bank.ts";
import { openCustomer } from "./customer.ts";
import { openDevice } from "./device.ts";
import { judge } from "./judge.ts";
import { withOnline } from "./online.ts";
import type { Subject } from "./subjects.ts";
import type { Trial } from "./trial.ts";
import { openWire } from "./wire.ts";
import type { Person, World } from "./world.ts";

const SECOND = 1_000;
/** Seconds after the connection's return until the app must show a payment's outcome. */
const SOON = 10;

/** The result of one payment with one trial. */
export type Verdict = {
  readonly violations: readonly string[];
  /** Whether the money moved and did not come back. */
  readonly isMade: boolean;
  /** Whether its final outcome is shown within 10 s of the connection's return. */
  readonly isFinal: boolean;
};

/** Where a payment is played: this person pays at a bank with this provider. */
export type Setting = {
  readonly world: World;
  readonly provider: Provider["provider"];
  readonly person: Person;
};

/** Plays one payment with the fault of the trial, and judges what the app shows at the end. */
export async function playTrial(
  { world, provider, person }: Setting,
  subject: Subject,
  trial: Trial,
): Promise<Verdict> {
  const { wire, posts, arrive, restore } = openWire({
    call: subject.call,
    trial,
    pause: world.pause,
    losePages: () => customer.losePages(),
  });
  world.route(wire);
  const device = openDevice(world, { person, stored: subject.stored ?? {} }, trial.storage);
  if (trial.fault) await world.tell("POST", "/__sandbox/faults", { route: subject.call, ...trial.fault });
  const before = await balance(world, person.token);
  const customer = openCustomer(world, device, subject, trial.device === "two tabs" ? 2 : 1);

  await customer.prepare();
  const isUncautioned = trial.storage?.where === "everywhere" && !customer.isCautioned();
  await withOnline(trial.device !== "offline", customer.pay);
  const others = await disturb(world, person, subject, trial, customer.reference());
  const ended = customer.outcomes().filter((outcome) => outcome !== "pending" && outcome !== undefined);
  if (trial.leaves) await customer.leave(trial.leaves, trial.away);
  const again = ended.length > 0 ? undefined : trial.again;
  if (again) await customer.pay(again === "sure");
  await arrive();
  await world.tell("DELETE", "/__sandbox/faults");
  if (restore()) customer.goOnline();
  for (let second = 0; second < SOON; second++) await world.pass(SECOND);

  const shown = [...ended, ...customer.shown()];
  const after = await balance(world, person.token);
  customer.losePages();
  const moved = (after - before - others) / subject.effect;
  const violations = judge({
    yeses: again === "sure" ? 2 : 1,
    posts: posts(),
    moved,
    shown,
    isOffline: trial.device === "offline",
    isUncautioned,
    isKnowable: trial.refusal !== undefined || (provider === "usual" && moved > 0),
    breaches: await world.tell("GET", "/__sandbox/violations"),
  });
  return { violations, isMade: moved > 0, isFinal: !shown.includes("pending") };
}

/** Makes other payments in Ada's wallet while the payment hangs. Returns the change of its balance in kobo. */
async function disturb(
  world: World,
  { token }: Person,
  subject: Subject,
  { decoy, newer = 0 }: Trial,
  reference: string,
): Promise<number> {
  const before = await balance(world, token);
  const naira = Math.abs(Number(subject.inputs["amount"] ?? subject.effect)) / 100;
  if (decoy) await plantDecoy(world, decoy, reference, naira);
  await payMore(world, newer, token);
  const change = (await balance(world, token)) - before;
  if ((decoy || newer) && change === 0) throw new Error("The other payments were not made");
  return change;
}
