import type { Bank } from "#app/bank.ts";
import { deepEqual } from "#lib/json/equality.ts";
import type { ScenarioDefinition } from "#definition/format.ts";
import { runScenario } from "#engine/scenario/run.ts";
import { comparable } from "#engine/scenario/verdict.ts";
import type { Verdict } from "#gallery/protocol.ts";
import { createClient, type Send } from "#provider/client.ts";

import { signIn, watched } from "./open-bank.ts";
import { pageStage, type Show } from "./stage.ts";
import { createStop } from "./stop.ts";
import type { Traffic } from "./traffic.ts";

type Played = {
  readonly screenId: string;
  readonly scenario: ScenarioDefinition;
  /** The step at which it stops first. */
  readonly until?: number | undefined;
};
type Scenes = { readonly traffic: Traffic; readonly show: Show };

/** A scenario that is played, and can be sent on. */
export type Playing = {
  /** Goes on until a step is reached, or to the end if there is none, and judges it there as its test does. */
  readonly goTo: (until: number | undefined) => Promise<Verdict>;
};

/** Plays a scenario on the page. */
export async function playView(
  bank: Bank,
  { screenId, scenario, until }: Played,
  { traffic, show }: Scenes,
): Promise<Playing> {
  const sandbox = await sandboxOf(bank);
  const stop = createStop(until ?? Infinity);
  const run = runScenario(scenario, pageStage({ bank, scenario, screenId, traffic, sandbox, show, stop }));
  // Whoever waits for it reports the error.
  run.catch(() => undefined);
  return {
    goTo: async (next) => {
      stop.moveTo(next ?? Infinity);
      const ended = await (next === undefined ? run : Promise.race([run, stop.reached()]));
      // What it expects, it says in English.
      if (next !== undefined || !ended || bank.language.translation) return { kind: "shown" };
      return judge(scenario, comparable(ended, scenario.expect));
    },
  };
}

function judge({ expect: expected }: ScenarioDefinition, actual: unknown): Verdict {
  return deepEqual(actual, expected) ? { kind: "passed" } : { kind: "failed", expected, actual };
}

/** The sandbox as the demo customer, whoever the scenario signs in: a scenario's token is unknown to the sandbox. */
async function sandboxOf(bank: Bank): Promise<Send> {
  const token = bank.session.get().token || (await signIn(bank)).token;
  const { bases } = bank.deployment;
  const applicationId = bank.deployment.applicationId(bank.companyKey);
  return watched(
    createClient({ bases, credentials: () => ({ token, applicationId }), onUnauthorized: () => undefined }),
  );
}
