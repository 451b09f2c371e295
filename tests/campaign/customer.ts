import type { Screen } from "#definition/compiled.ts";
import type { Outcome } from "#definition/screen.ts";
import { playScenario, type Player } from "#engine/scenario/play.ts";
import type { ScreenStore } from "#engine/screen-store.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";

import type { Device, Tab } from "./device.ts";
import type { Subject } from "./subjects.ts";
import type { Trial } from "./trial.ts";
import type { World } from "./world.ts";

const screens = new Map<string, Screen>();

/** A customer who makes one payment, in so many tabs at once. */
export function openCustomer(world: World, device: Device, { screen: name, inputs }: Subject, count: number) {
  const screen = screenOf(name);
  const player: Player = { pass: world.pass, submit: async (store) => (store.submit({}), []) };
  let tabs = Array.from({ length: count }, device.openTab);
  let stores = tabs.map((tab) => tab.open(screen));
  return {
    /** Goes up to the last form before the money, in one tab after the other. */
    prepare: async () => {
      for (const store of stores) await playScenario(store, { inputs }, player, lastForm(screen));
    },
    /** Goes on in all tabs. `sure` also says the second yes. */
    pay: async (sure = false) =>
      void (await Promise.all(stores.map((store) => playScenario(store, { inputs, sure }, player)))),
    /** Leaves something for a while (ms), and comes back to the payment's screen. */
    leave: async (what: Trial["leaves"], away = 0) => {
      if (what === "session") tabs.forEach((tab) => tab.endSession());
      if (what === "page" || what === "tab") tabs.forEach((tab) => tab.leave());
      if (what === "tab") tabs = tabs.map(device.openTab);
      await world.pass(away);
      stores = tabs.map((tab) => tab.open(screen));
    },
    losePages: () => tabs.forEach((tab) => tab.leave()),
    goOnline: () => tabs.forEach((tab) => tab.goOnline()),
    isCautioned: () => stores[0]!.caution()?.keptFor === "page",
    /** What the payment is called. */
    reference: () => stores[0]!.getState().result?.reference ?? "",
    /** What the screens say of the payment. */
    outcomes: () => stores.map(outcomeOf),
    /** The same, and what the journals list. */
    shown: () => [...stores.map(outcomeOf), ...tabs.flatMap(listedIn)],
  };
}

function lastForm({ steps }: Screen): number {
  const money = steps.findIndex((step) => "call" in step && step.money);
  return steps.findLastIndex((step, index) => index < money && "ask" in step);
}

function outcomeOf(store: ScreenStore): Outcome | undefined {
  return store.getState().result?.outcome;
}

function listedIn(tab: Tab): Outcome[] {
  const payments = tab.journal().list();
  return payments.map(({ outcome }) => outcome);
}

function screenOf(name: string): Screen {
  const screen = screens.get(name) ?? compileScreenFile(`schemas/screens/${name}.json`);
  screens.set(name, screen);
  return screen;
}
