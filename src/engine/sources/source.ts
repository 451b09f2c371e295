import type { Condition } from "#definition/compiled.ts";
import type { SourceDefinition } from "#definition/format.ts";
import type { ProviderRequest } from "#provider/client.ts";
import { deepEqual } from "#lib/json/equality.ts";
import { itemsOf } from "#lib/reply-data.ts";
import { holds } from "#engine/values/condition.ts";
import { decide, withAnswer, type Answer } from "#engine/calls/outcome.ts";
import { buildRead } from "#engine/calls/request.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { resolveToText, resolveValue } from "#engine/values/value.ts";

export type Source = SourceDefinition<Condition>;

/** One option of a source; `item` is the reply's data about it. */
export type Option = {
  /** Unique among all options, also among those with the same value. */
  readonly key: string;
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
  /** A value that is only shown on demand. */
  readonly concealed?: string;
  /** Text that a button copies. */
  readonly copy?: string;
  readonly item: unknown;
  /** It was chosen earlier; the list that is shown lacks it. */
  readonly stays?: true;
};

/** How far a list that comes in pages was read. */
type PageState = {
  readonly status: "ready" | "loading" | "failed";
  /** Why the next page failed, for the customer. */
  readonly reason?: string | undefined;
  /** What the parameter is for the next page; undefined at the end. */
  readonly next: unknown;
  /** How many pages were read. */
  readonly read: number;
  readonly items: readonly unknown[];
};

export type SourceState = {
  readonly status: "idle" | "loading" | "ready" | "failed";
  /** The request of this state; answers to other requests are dropped. */
  readonly key: string;
  readonly body?: unknown;
  readonly options?: readonly Option[];
  /** The inputs that its last answer filled in; the customer may have changed them since. */
  readonly filled?: Readonly<Record<string, unknown>>;
  /** Why it failed, for the customer. */
  readonly reason?: string;
  /** Of a list that comes in pages. */
  readonly pages?: PageState;
};

/** The state that an answer leads to, and the values that it brings. */
export type ReadAnswer = { readonly state: SourceState; readonly scope: Scope };

export const idle: SourceState = { status: "idle", key: "" };

/** The request that the source needs now; undefined while a value is missing or `when` does not hold. */
export function planSource(source: Source, scope: Scope): ProviderRequest | undefined {
  return source.when && !holds(source.when, scope) ? undefined : buildRead(source, scope);
}

/** Identifies a request of a source. In memory only, because it may contain the customer's input. */
export function keyOf(request: ProviderRequest | undefined): string {
  return request ? JSON.stringify([request.method, request.path, request.query, request.body]) : "";
}

/** The state after an answer. */
export function readAnswer(source: Source, key: string, answer: Answer, scope: Scope): SourceState {
  const answered = withAnswer(scope, answer, source);
  if ("error" in answer || decide(source, answer, answered) !== "succeeded") {
    const reason = resolveToText(source.failure ?? "$error.message", answered);
    return { status: "failed", key, reason };
  }
  const items = source.items === undefined ? undefined : resolveValue(source.items, answered);
  return {
    status: "ready",
    key,
    body: answer.reply.body,
    ...(source.items !== undefined && {
      options: optionsOf(source, typeof items === "object" ? itemsOf(items) : [], scope),
    }),
  };
}

/** The inputs that become invalid when the values behind the source change. */
export function dependentInputs(source: Source): string[] {
  return [...Object.keys(source.fill ?? {}), ...(source.clears ?? [])];
}

/**
 * Options without a value are left out, because they could not be sent; equal options are shown once. The key of several with one value
 * says what they are, not where they stand: the list may come in another order after a reload.
 */
export function optionsOf(source: Source, items: readonly unknown[], scope: Scope): Option[] {
  const options: Option[] = [];
  const byValue = new Map<string, Option[]>();
  for (const found of allOptions(source, items, scope)) {
    const same = byValue.get(found.value) ?? [];
    if (found.value === "" || same.some((one) => deepEqual(one, found))) continue;
    byValue.set(found.value, [...same, found]);
    options.push(found);
  }
  return options.map((option) =>
    byValue.get(option.value)!.length === 1 ? option : { ...option, key: JSON.stringify(option.item) },
  );
}

function allOptions({ options }: Source, items: readonly unknown[], scope: Scope): Option[] {
  if (!options) return [];
  return items.map((item) => {
    const itemScope = { ...scope, item };
    const text = (key: "detail" | "concealed" | "copy") => {
      const found = resolveToText(options[key], itemScope);
      return found && { [key]: found };
    };
    const value = resolveToText(options.value, itemScope);
    return {
      key: value,
      value,
      label: resolveToText(options.label, itemScope),
      ...text("detail"),
      ...text("concealed"),
      ...text("copy"),
      item,
    };
  });
}
