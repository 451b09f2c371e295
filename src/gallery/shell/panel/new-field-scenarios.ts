import { setJson } from "#lib/json/edit-json.ts";
import { fromPointer, readPointer, toPointer } from "#lib/json/pointer.ts";
import { isRecord, recordOf } from "#lib/json/record.ts";

import type { ValueIn } from "./new-field-parts.ts";
import { parsedText } from "./own-value.ts";

type Filled = {
  readonly name: string;
  /** Customers type or choose it. */
  readonly isTyped: boolean;
  readonly valueIn: ValueIn;
  readonly body: string | undefined;
};

/** A text whose scenarios fill in a field, and expect it where it is sent. One that is like another takes it from there. */
export function withScenarios(text: string, { name, isTyped, valueIn, body }: Filled): string {
  const screen = recordOf(parsedText(text));
  const call = body && readPointer(screen, toPointer([...fromPointer(body).slice(0, -1), "call"]));
  const scenarios = scenariosIn(screen);
  const writes = scenarios.flatMap(({ inputs, expect, from, isOwn }, index) => {
    const { requests } = recordOf(expect);
    const value = valueIn(from);
    if (value === undefined) return [];
    const expected = (Array.isArray(requests) ? requests : []).flatMap((request: unknown, at) => {
      const { call: out, body: sent } = recordOf(request);
      return out === call && isRecord(sent) ? [`/scenarios/${index}/expect/requests/${at}/body/${name}`] : [];
    });
    const typed = isTyped && isOwn && isRecord(inputs) ? [`/scenarios/${index}/inputs/${name}`] : [];
    return [...typed, ...expected].map((place) => [place, value] as const);
  });
  return writes.reduce((now, [place, value]) => setJson(now, place, value), text);
}

/** The names of the scenarios in which a new field would have no value. One that is like another has the value of that one. */
export function scenariosWithout(screen: unknown, valueIn: ValueIn): readonly string[] {
  return scenariosIn(screen).flatMap(({ name, isOwn }, index) =>
    isOwn && valueIn(index) === undefined ? [String(name)] : [],
  );
}

type Scenario = {
  readonly name: unknown;
  readonly inputs: unknown;
  readonly expect: unknown;
  readonly isOwn: boolean;
  /** Place of the scenario whose inputs it has. */
  readonly from: number;
};

function scenariosIn(screen: unknown): readonly Scenario[] {
  const { scenarios } = recordOf(screen);
  const all = (Array.isArray(scenarios) ? scenarios : []).map(recordOf);
  const fromOf = (index: number): number => {
    const { like } = all[index]!;
    const before = all.findIndex(({ name }, at) => at < index && name === like);
    return before === -1 ? index : fromOf(before);
  };
  return all.map(({ name, inputs, expect, like }, index) => ({
    name,
    inputs,
    expect,
    isOwn: like === undefined,
    from: fromOf(index),
  }));
}
