import type { Bank } from "#app/bank.ts";
import { deepEqual } from "#lib/equality.ts";
import type { ScenarioDefinition } from "#definition/format.ts";
import { playScenario } from "#engine/scenario/play.ts";
import { runScenario } from "#engine/scenario/run.ts";
import { comparable } from "#engine/scenario/verdict.ts";
import type { Verdict } from "#gallery/protocol.ts";
import { createClient, type Send } from "#provider/client.ts";

import { signIn, watched } from "./open-bank.ts";
import { pageStage, type Show } from "./stage.ts";
import type { Traffic } from "./traffic.ts";

type Played = {
  readonly screenId: string;
  readonly scenario: ScenarioDefinition;
  /** The step at which it stops. */
  readonly until?: number | undefined;
};
type Scenes = { readonly traffic: Traffic; readonly show: Show };

/** Plays a scenario on the page, to its end or until a step is reached, and judges it as its test does. */
export async function playView(
  bank: Bank,
  { screenId, scenario, until }: Played,
  { traffic, show }: Scenes,
): Promise<Verdict> {
  const sandbox = await sandboxOf(bank);
  const stage = pageStage({ bank, scenario, screenId, traffic, sandbox, show, until });
  if (until !== undefined) {
    await playScenario(await stage.open(), scenario, stage, until);
    return { kind: "shown" };
  }
  const run = await runScenario(scenario, stage);
  // What it expects, it says in English.
  return bank.language.translation ? { kind: "shown" } : judge(scenario, comparable(run, scenario.expect));
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
