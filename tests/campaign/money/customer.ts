import type { Screen } from "#definition/compiled.ts";
import type { Outcome } from "#definition/screen.ts";
import { playScenario, type Player } from "#engine/scenario/play.ts";
import type { ScreenStore } from "#engine/screen/screen-store.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";

import type { Device, Tab } from "./device.ts";
import type { Subject } from "./subjects.ts";
import type { Trial } from "./trial.ts";
import type { World } from "./world.ts";

const screens = new Map<string, Screen>();

/** A customer who makes one payment in `count` tabs at once. */
export function openCustomer(world: World, device: Device, subject: Subject, count: number) {
  const { screen: name, orElse = {} } = subject;
  let { inputs } = subject;
  const screen = screenOf(name);
  const player: Player = { pass: world.pass, submit: async (store) => (store.submit({}), []) };
  let tabs = Array.from({ length: count }, device.openTab);
  let stores = tabs.map((tab) => tab.open(screen));
  return {
    /** Goes to the last form before the money call, in one tab after the other. */
    prepare: async () => {
      for (const store of stores) {
        await playScenario(store, { inputs }, player, lastForm(screen));
        if (Object.keys(orElse).every((field) => Object.hasOwn(store.getState().inputs, field))) continue;
        inputs = { ...inputs, ...orElse };
        await playScenario(store, { inputs }, player, lastForm(screen));
      }
    },
    /** Continues in all tabs. With `sure` the customer also gives the second confirmation. */
    pay: async (sure = false) =>
      void (await Promise.all(stores.map((store) => playScenario(store, { inputs, sure }, player)))),
    /** Leaves the screen, page, tab or session for `away` ms, and returns to the payment's screen. */
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
    /** The reference of the payment. */
    reference: () => stores[0]!.getState().result?.reference ?? "",
    /** The outcomes that the screens show. */
    outcomes: () => stores.map(outcomeOf),
    /** The outcomes that the screens show, and those in the journals. */
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
