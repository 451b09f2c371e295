import type { Condition } from "#definition/compiled.ts";
import { expressionsIn, expressionsInText, type Expression } from "#definition/expression.ts";
import type { CallDefinition } from "#definition/screen.ts";
import type { CasesValue, Value } from "#definition/value.ts";
import { frozenCopy } from "#lib/json/frozen-copy.ts";
import type { ProviderRequest } from "#provider/client.ts";
import { buildHead } from "#engine/calls/request.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { Inputs } from "#engine/state/screen-state.ts";
import { caseOf, isWay, resolveValue } from "#engine/values/value.ts";

/** A request that was built once; every sending of it is the same. Secrets are added only when it is sent. */
export type FrozenRequest = {
  /** Its body without secrets, for display, messages and storage. */
  readonly body: unknown;
  /** The request to send, with the current secrets of the scope. */
  readonly withSecrets: (scope: Scope) => ProviderRequest;
};

/** A part of a body: as it may be shown, and as it is sent. */
type Part = { readonly shown: unknown; readonly fill: (scope: Scope) => unknown };

/**
 * Builds the request of a call; undefined when its address cannot be built.
 * @param open the scope without secrets
 * @param secrets names of the inputs that are secret
 */
export function freezeRequest(
  call: CallDefinition<Condition>,
  open: Scope,
  secrets: readonly string[],
): FrozenRequest | undefined {
  const head = buildHead(call, open);
  if (!head) return undefined;
  if (call.body === undefined) return { body: undefined, withSecrets: () => head };
  const { shown, fill } = freezeValue(call.body, open, secrets);
  return { body: frozenCopy(shown), withSecrets: (scope) => ({ ...head, body: fill(scope) }) };
}

/** Resolves everything without secrets now; the smallest possible parts with secrets are resolved at each sending. */
function freezeValue(value: Value, open: Scope, secrets: readonly string[]): Part {
  if (!namesAny(expressionsIn(value), secrets)) return settled(frozenCopy(resolveValue(value, open)));
  const inner = (one: Value) => freezeValue(one, open, secrets);
  if (isList(value)) return listOf(value.map(inner));
  if (isCases(value) && !namesAny(conditionsOf(value), secrets)) {
    const found = caseOf(value, open);
    return found ? inner(found.value) : settled(undefined);
  }
  if (typeof value === "object" && value !== null && !isWay(value)) {
    return objectOf(Object.entries(value as Record<string, Value>).map(([name, one]) => [name, inner(one)]));
  }
  return {
    shown: resolveValue(value, open),
    fill: (scope) => resolveValue(value, withSecrets(open, scope, secrets)),
  };
}

function settled(value: unknown): Part {
  return { shown: value, fill: () => value };
}

function listOf(parts: readonly Part[]): Part {
  return {
    shown: parts.map(({ shown }) => shown ?? null),
    fill: (scope) => parts.map(({ fill }) => fill(scope) ?? null),
  };
}

function objectOf(parts: readonly (readonly [string, Part])[]): Part {
  const object = (make: (part: Part) => unknown) =>
    Object.fromEntries(
      parts.map(([name, part]) => [name, make(part)] as const).filter(([, value]) => value !== undefined),
    );
  return { shown: object(({ shown }) => shown), fill: (scope) => object(({ fill }) => fill(scope)) };
}

/** The old scope with the current secrets. */
function withSecrets(open: Scope, present: Scope, secrets: readonly string[]): Scope {
  const merged = (root: "inputs" | "selected") => {
    const now = Object.entries((present[root] ?? {}) as Inputs).filter(([name]) => secrets.includes(name));
    return { ...(open[root] as Inputs | undefined), ...Object.fromEntries(now) };
  };
  return { ...open, inputs: merged("inputs"), selected: merged("selected") };
}

function namesAny(expressions: readonly Expression[], secrets: readonly string[]): boolean {
  return expressions.some(
    ({ root, path }) => (root === "inputs" || root === "selected") && secrets.includes(path[0] ?? ""),
  );
}

function conditionsOf({ $cases }: CasesValue<Condition>): Expression[] {
  return $cases.flatMap(({ when = [] }) => when.flat().flatMap(({ of }) => expressionsInText(of)));
}

function isCases(value: Value): value is Value & CasesValue<Condition> {
  return typeof value === "object" && value !== null && "$cases" in value;
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}
