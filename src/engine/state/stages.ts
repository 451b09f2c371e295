import type { Screen, Step } from "#definition/compiled.ts";
import { holds } from "#engine/values/condition.ts";
import type { Scope } from "#engine/scope/scope.ts";

/** The customer's place in a wizard, such as the second of four. */
export type Stage = { readonly name: string; readonly number: number; readonly of: number };

/** The stage of the step at a position. Steps whose condition does not hold are not counted. */
export function stageOf(screen: Screen, at: number, scope: Scope): Stage | undefined {
  const name = stageName(screen.steps[at]!);
  if (name === undefined) return undefined;
  const applying = screen.steps.filter(
    (step, index) => index === at || !step.when || holds(step.when, scope),
  );
  const names = [...new Set(applying.map(stageName).filter((one) => one !== undefined))];
  return { name, number: names.indexOf(name) + 1, of: names.length };
}

function stageName(step: Step): string | undefined {
  if ("ask" in step) return step.ask.stage;
  return "show" in step ? step.show.stage : undefined;
}
