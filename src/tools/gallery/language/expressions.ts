import type { Root } from "#definition/expression.ts";
import type { Context } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf, textOf } from "#tools/compile-screen/read/fields.ts";
import type { Scope } from "#tools/compile-screen/parts/scopes.ts";
import { screenInputs } from "#tools/compile-screen/parts/screen-inputs.ts";

import { companyNames, customerNames, storedIn, storedNames } from "#tools/lint/given.ts";

import { dataPointersOf, distinct, itemPointersOf, pointersIn, replyPointersOf } from "./reply-facts.ts";

/** A place in a screen that may contain expressions. */
export type ExpressionPlace = {
  readonly scope: Scope;
  readonly context: Context;
};

/** Explains each root, and lists what may follow it, the most useful first. */
const ROOTS: {
  readonly [R in Root]: {
    readonly about: string;
    readonly list: (place: ExpressionPlace) => readonly string[];
  };
} = {
  with: { about: "A value that is named beside the text.", list: ({ scope }) => scope.names },
  inputs: {
    about: "What the customer has typed or chosen.",
    list: ({ context }) => inputNames(context).map((name) => `$inputs.${name}`),
  },
  selected: {
    about: "The choice that the customer has made, with all that its source says of it.",
    list: ({ context }) => inputNames(context).flatMap((name) => selectedOf(name, context)),
  },
  sources: {
    about: "The reply of a source.",
    list: ({ context }) =>
      Object.entries(fieldsOf(context.screen.sources)).flatMap(([name, source]) => [
        ...withPointers(`$sources.${name}.data`, dataPointersOf(fieldsOf(source), context)),
        ...withPointers(`$sources.${name}`, replyPointersOf(fieldsOf(source), context)),
      ]),
  },
  steps: { about: "What a step before this one gave.", list: outputsOf },
  response: {
    about: "The reply of this call.",
    list: ({ scope: { call }, context }) =>
      call
        ? [
            ...withPointers("$response.data", dataPointersOf(call, context)),
            ...withPointers("$response.body", replyPointersOf(call, context)),
          ]
        : [],
  },
  request: {
    about: "What this call sends.",
    list: ({ scope: { call } }) => (call ? withPointers("$request.body", pointersIn(call.body)) : []),
  },
  statusCode: { about: "The HTTP status of the reply.", list: () => ["$statusCode"] },
  user: { about: "The customer who is signed in.", list: () => customerNames.map((name) => `$user.${name}`) },
  company: {
    about: "The company's profile.",
    list: () => companyNames.map((name) => `$company.${name}`),
  },
  settings: {
    about: "A setting of the tenant; shown is the default.",
    list: ({ context }) => settingPaths(context.settings).map((path) => `$settings.${path}`),
  },
  stored: { about: "What another screen has stored, or handed over.", list: storedOf },
  intent: {
    about: "The payment itself: one reference and one key for all attempts.",
    list: () =>
      ["reference", "providerReference", "key", "startedAt", "amount", "age", "asked"].map(
        (name) => `$intent.${name}`,
      ),
  },
  item: {
    about: "One item of the list.",
    list: ({ scope: { call }, context }) =>
      call ? withPointers("$item", itemPointersOf(call, context)) : ["$item"],
  },
  error: {
    about: "Why the call failed, and whether it had been sent.",
    list: () => ["$error.message", "$error.sent"],
  },
};

/** Every expression that can be written at a place; names of `with` have no `$`. */
export function expressionsAt(place: ExpressionPlace): string[] {
  const { roots } = place.scope;
  return Object.entries(ROOTS).flatMap(([root, { list }]) =>
    root === "with" || roots.has(root as Root) ? list(place) : [],
  );
}

/** What a root is, in a sentence. */
export function aboutRoot(root: Root): string {
  return ROOTS[root].about;
}

/** Names of all fields of the screen. */
export function inputNames(context: Context): string[] {
  return [...screenInputs(context).keys()];
}

/** A choice from a source has the fields of the source's items; a choice from the schema has its title. */
function selectedOf(name: string, context: Context): string[] {
  const hints = context.parts.asks.map(({ ask }) => fieldsOf(fieldsOf(ask.uiSchema)[name]));
  const source = hints.map((hint) => textOf(fieldsOf(hint["ui:options"]).source)).find(Boolean);
  const call = fieldsOf(fieldsOf(context.screen.sources)[source ?? ""]);
  return withPointers(`$selected.${name}`, source ? itemPointersOf(call, context) : ["/title"]);
}

function outputsOf({ scope, context }: ExpressionPlace): string[] {
  return context.parts.calls.flatMap(({ kind, name, call }) => {
    const hasRun = name !== undefined && (scope.steps === "all" || scope.steps.has(name));
    if (!hasRun || (kind !== "step" && kind !== "wait")) return [];
    return Object.keys(fieldsOf(call.outputs)).map((output) => `$steps.${name}.outputs.${output}`);
  });
}

/** Only scenarios tell what a page hands over to a screen. */
function storedOf({ context }: ExpressionPlace): string[] {
  const stored = storedIn(context);
  return storedNames(context).flatMap((name) => {
    const values = stored.filter(([other]) => other === name).map(([, value]) => value);
    return withPointers(`$stored.${name}`, distinct(values.flatMap((value) => pointersIn(value))));
  });
}

function withPointers(name: string, pointers: readonly string[]): string[] {
  return [name, ...pointers.map((pointer) => `${name}#${pointer}`)];
}

/** Dotted paths of all settings; a list counts as one. */
function settingPaths(settings: Fields, above = ""): string[] {
  return Object.entries(settings).flatMap(([name, value]) => [
    above + name,
    ...settingPaths(fieldsOf(value), `${above}${name}.`),
  ]);
}
