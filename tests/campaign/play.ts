import type { Screen } from "#definition/compiled.ts";
import type { Outcome } from "#definition/screen.ts";
import { watchJournal } from "#engine/journal-watcher.ts";
import { playScenario, type Player } from "#engine/scenario/play.ts";
import type { ScreenStore } from "#engine/screen-store.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";

import { balance, payMore, plantDecoy } from "./bank.ts";
import { openDevice, type Tab } from "./device.ts";
import { judge } from "./judge.ts";
import { withOnline } from "./online.ts";
import type { Subject } from "./subjects.ts";
import type { Trial } from "./trials.ts";
import { openWire } from "./wire.ts";
import type { Person, World } from "./world.ts";

/** When the journal's watcher asks after the connection is back, in ms after the time before. */
const QUESTIONS = [0, 1_000, 2_000, 3_000, 4_000];

const screens = new Map<string, Screen>();

/** What came of a payment under a trial. */
export type Verdict = {
  readonly violations: readonly string[];
  /** The bank has it: made or taken back, the history tells. */
  readonly isMade: boolean;
  /** Its end is shown within 10 s of the connection's return. */
  readonly isFinal: boolean;
};

/** Plays one payment up to the customer's yes, lets go wrong what the trial says, and judges what is shown in the end. */
export async function playTrial(
  world: World,
  person: Person,
  subject: Subject,
  trial: Trial,
): Promise<Verdict> {
  const { wire, posts, restore } = openWire({ call: subject.call, trial });
  world.route(wire);
  const screen = screenOf(subject.screen);
  const device = openDevice(world, {
    person,
    stored: subject.stored ?? {},
    isFull: trial.device === "full",
    givesUp: ({ method, path }) =>
      trial.isSilent === true && posts() === 0 && `${method} /api/v1/${path}` === subject.call,
  });
  const tabs = Array.from({ length: trial.device === "two tabs" ? 2 : 1 }, () => device.tab());
  if (trial.fault) await world.tell("POST", "/__sandbox/faults", { route: subject.call, ...trial.fault });
  const before = await balance(world, person.token);
  let stores = tabs.map((tab) => tab.open(screen));
  const player: Player = { pass: world.pass, submit: async (store) => (store.submit({}), []) };
  const pay = async (sure = false) =>
    await Promise.all(stores.map((store) => playScenario(store, { inputs: subject.inputs, sure }, player)));

  await toConfirm(stores, subject, player);
  const isUncautioned = trial.device === "full" && !stores[0]!.caution()?.isUnkept;
  await withOnline(trial.device !== "offline", async () => void (await pay()));
  const others = await disturb(world, person, subject, trial, stores);
  const ended = stores.map(outcomeOf).filter((outcome) => outcome !== "pending");
  if (trial.isReloaded) stores = tabs.map((tab) => tab.open(screen));
  const again = ended.length > 0 ? undefined : trial.again;
  if (again) await pay(again === "sure");
  await world.tell("DELETE", "/__sandbox/faults");
  restore();
  await ask(world, tabs, stores);

  const shown = [...ended, ...tabs.flatMap((tab, index) => shownBy(tab, stores[index]!))];
  const after = await balance(world, person.token);
  tabs.forEach((tab) => tab.close());
  const moved = (after - before - others) / subject.effect;
  const violations = judge({
    yeses: again === "sure" ? 2 : 1,
    posts: posts(),
    moved,
    shown,
    isOffline: trial.device === "offline",
    isUncautioned,
    breaches: await world.tell("GET", "/__sandbox/violations"),
  });
  return { violations, isMade: moved > 0, isFinal: !shown.includes("pending") };
}

/** Up to the last form before the money: with several tabs, each stands there before any goes on. */
async function toConfirm(stores: readonly ScreenStore[], subject: Subject, player: Player): Promise<void> {
  for (const store of stores) {
    const { steps } = store.screen;
    const money = steps.findIndex((step) => "call" in step && step.money);
    const last = steps.findLastIndex((step, index) => index < money && "ask" in step);
    await playScenario(store, { inputs: subject.inputs }, player, last);
  }
}

/** What others do to Ada's wallet while the payment hangs. Gives by how much it changed for that, in kobo. */
async function disturb(
  world: World,
  { token }: Person,
  subject: Subject,
  { decoy, newer = 0 }: Trial,
  stores: readonly ScreenStore[],
): Promise<number> {
  const before = await balance(world, token);
  const reference = stores[0]!.getState().result?.reference ?? "";
  const naira = Math.abs(Number(subject.inputs["amount"] ?? subject.effect)) / 100;
  if (decoy) await plantDecoy(world, decoy, reference, naira);
  await payMore(world, newer, token);
  const change = (await balance(world, token)) - before;
  if ((decoy || newer) && change === 0) throw new Error("What others do was not done");
  return change;
}

/** The connection is back: the journal asks, at once and as its schedule says, for 10 s. */
async function ask(world: World, tabs: readonly Tab[], stores: readonly ScreenStore[]): Promise<void> {
  const watchers = tabs.map(({ environment }) => watchJournal(environment, async () => stores[0]!.screen));
  for (const pause of QUESTIONS) {
    await world.pass(pause);
    for (const { environment } of tabs) environment.journal.reload();
    for (const watcher of watchers) watcher.check();
    await world.pass(0);
  }
  for (const watcher of watchers) watcher.stop();
}

/** What the screen says of the payment, and what the journal lists. */
function shownBy({ environment }: Tab, store: ScreenStore): (Outcome | undefined)[] {
  return [outcomeOf(store), ...environment.journal.list().map(({ outcome }) => outcome)];
}

function outcomeOf(store: ScreenStore): Outcome | undefined {
  return store.getState().result?.outcome;
}

function screenOf(name: string): Screen {
  const screen = screens.get(name) ?? compileScreenFile(`schemas/screens/${name}.json`);
  screens.set(name, screen);
  return screen;
}
