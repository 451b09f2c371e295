import type { Screen } from "#definition/compiled.ts";
import { type BillersSource, isListed, type ScreenBiller } from "#definition/billers.ts";
import type { ProviderError } from "#provider/errors.ts";
import { exchange } from "#engine/calls/call.ts";
import type { Environment } from "#engine/environment.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { Inputs, ScreenState } from "#engine/state/screen-state.ts";
import { sessionScope } from "#engine/scope/session-scope.ts";
import { withAnswer } from "#engine/calls/outcome.ts";

import { type Option, planSource, readAnswer } from "./source.ts";

type Named = Pick<ScreenBiller, "id" | "label" | "fill">;

/** A biller of an open screen, by its id; undefined while its source has not brought it, and for one that there is not. */
export function billerOf(
  screen: Screen,
  { sources }: Pick<ScreenState, "sources">,
  id: string,
): Named | undefined {
  const { billers } = screen;
  if (!billers) return undefined;
  const all = isListed(billers) ? billers : billersOfOptions(billers, sources[billers.source]?.options ?? []);
  return all.find((one) => one.id === id);
}

/** The billers that a source brings: the value of each option is the id. */
function billersOfOptions({ input }: { readonly input: string }, options: readonly Option[]): ScreenBiller[] {
  return options.map(({ value, label, detail }) => ({
    id: value,
    label,
    ...(detail !== undefined && { detail }),
    fill: { [input]: value },
  }));
}

/** Whether nothing that was entered is another biller's. */
export function fitsBiller({ fill }: Pick<ScreenBiller, "fill">, inputs: Inputs): boolean {
  return Object.entries(fill).every(([name, value]) => inputs[name] === undefined || inputs[name] === value);
}

/**
 * Whether this bank offers a value of a field: its tenant may leave billers out. A value that belongs to no biller is
 * offered.
 */
export function offersValue({ id, billers }: Screen, scope: Scope, name: string, value: unknown): boolean {
  const has = (scope.settings as { readonly billers?: Readonly<Record<string, readonly string[]>> })
    .billers?.[id];
  if (!billers || !has) return true;
  if (!isListed(billers)) return name !== billers.input || has.includes(String(value));
  const own = billers.filter(({ fill }) => fill[name] === value);
  return own.length === 0 || own.some((one) => has.includes(one.id));
}

/** Asks the source of a screen that is not open for its billers. Rejects with a provider's error, or the source's own words. */
export async function askBillers(
  { billers, sources }: BillersSource,
  environment: Environment,
): Promise<readonly ScreenBiller[]> {
  if (!billers || isListed(billers)) return billers ?? [];
  const source = sources?.[billers.source];
  const scope = sessionScope(environment);
  const request = source && planSource(source, scope);
  if (!source || !request) return [];
  const answer = await exchange(environment.send, request);
  const { status, options = [], reason } = readAnswer(source, "", answer, withAnswer(scope, answer, source));
  if (status !== "ready")
    throw "error" in answer ? (answer.error satisfies ProviderError) : new Error(reason);
  return billersOfOptions(billers, options);
}
