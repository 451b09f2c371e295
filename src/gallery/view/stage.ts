import { clearAlerts } from "#app/alerts.ts";
import type { Bank } from "#app/bank.ts";
import type { ScenarioDefinition } from "#definition/format.ts";
import type { Environment, PerformedEffect } from "#engine/environment.ts";
import type { Journal } from "#engine/journal/journal.ts";
import { scenarioSend } from "#engine/scenario/replies.ts";
import type { ScenarioWorld } from "#engine/scenario/run.ts";
import { stepRequests } from "#engine/scenario/step-requests.ts";
import type { ScreenStore } from "#engine/screen/screen-store.ts";
import { pause } from "#lib/tasks/pause.ts";
import type { ProviderRequest, Send } from "#provider/client.ts";

import { askLater } from "./ask-later.ts";
import { FASTER, shortTime } from "./short-time.ts";
import type { Stop } from "./stop.ts";
import { submitForm } from "./submit-form.ts";
import type { Traffic } from "./traffic.ts";

/** Renders the app of a bank, and reports each screen that opens there. */
export type Show = (bank: Bank, opened?: (store: ScreenStore) => void) => void;

type StageParts = {
  readonly bank: Bank;
  readonly scenario: ScenarioDefinition;
  readonly screenId: string;
  readonly traffic: Traffic;
  /** Answers requests that the scenario does not answer. */
  readonly sandbox: Send;
  /** Renders the app, each time from the start. */
  readonly show: Show;
  /** Where the scenario stops: a call of that step is not answered before it goes on. */
  readonly stop: Stop;
};

/** Milliseconds in which a screen must open. */
const OPENING = 10_000;

/** Plays scenarios on the page: with the real screen and its real forms. */
export function pageStage({
  bank,
  scenario,
  screenId,
  traffic,
  sandbox,
  show,
  stop,
}: StageParts): ScenarioWorld {
  const sent: ProviderRequest[] = [];
  const effects: PerformedEffect[] = [];
  const { skip, ...time } = shortTime();
  const note = (request: ProviderRequest) => sent.push(request);
  const answering = traffic.count(scenarioSend(scenario, note, sandbox, time.now));
  let environment: Environment | undefined;
  let open: ScreenStore | undefined;
  let came: ((store: ScreenStore) => void) | undefined;

  const isHeld = (request: ProviderRequest) =>
    open !== undefined && stop.holds(open.getState().at) && stepRequests(open.screen, [request]).length > 0;
  const send: Send = async (request) => {
    if (isHeld(request)) await stop.passed(open!.getState().at);
    return await answering(request);
  };
  const around = (usual: Environment): Environment => {
    environment = {
      ...usual,
      ...time,
      journal: askedByStage(usual.journal),
      outside: { ...usual.outside, allows: () => true },
      perform: (effect) => {
        effects.push(effect);
        // The page of the bank stands nowhere.
        if (effect.kind !== "leave") usual.perform(effect);
      },
    };
    return environment;
  };

  return {
    sent,
    effects,
    open: async () => {
      const opening = new Promise<ScreenStore>((resolve, reject) => {
        came = resolve;
        setTimeout(() => reject(new Error("The screen did not open.")), OPENING);
      });
      show({ ...bank, send, around }, (store) => {
        if (store.screen.id === screenId) came?.(store);
      });
      open = await opening;
      await traffic.over();
      return open;
    },
    pass: async (milliseconds) => {
      await traffic.over();
      await pause(milliseconds / FASTER);
    },
    submit: async (store) => {
      clearAlerts();
      const refused = await submitForm(store);
      await traffic.over();
      return refused;
    },
    reached: stop.stand,
    later: async (store) => await askLater(store, environment!, skip),
  };
}

/**
 * A journal whose pending payments only the stage asks about: otherwise the app could learn the end of a payment before
 * the scenario reaches it, on a slow machine.
 */
function askedByStage(journal: Journal): Journal {
  return {
    ...journal,
    put: (entry) => {
      journal.hold(entry.key);
      journal.put(entry);
    },
    hold: (key) => {
      journal.hold(key);
      return () => undefined;
    },
  };
}
