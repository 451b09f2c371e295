import { posix } from "node:path";

import provider from "#schemas/provider.openapi.json" with { type: "json" };
import { formats, transformNames } from "#definition/catalogue.ts";
import { companies } from "#sandbox/demo/companies.ts";
import type { Context } from "#tools/compile-screen/context.ts";
import { fieldsOf } from "#tools/compile-screen/fields.ts";
import { partPaths, type Project } from "#tools/lint/project-files.ts";
import { repliesOf, targetsOf } from "#tools/lint/screen-replies.ts";

import { inputNames } from "./expressions.ts";
import type { Spot } from "./spot.ts";

export type WordPlace = {
  readonly path: string;
  readonly spot: Spot;
  readonly context: Context;
  readonly project: Project;
};

type Rule = {
  /** Pointer of the value, or of the object whose keys are wanted. */
  readonly at: RegExp;
  readonly isKey?: true;
  readonly words: (place: WordPlace) => readonly string[];
};

const inputs = ({ context }: WordPlace) => inputNames(context);
const profiles = Object.values(companies);
const MENU = namesIn(profiles.map((company) => company.customized_app_displayable_menu_items));
const FEATURES = namesIn(profiles.map((company) => company.organization_subscribed_features));
const CALLS = Object.entries(provider.paths).flatMap(([path, item]) =>
  Object.keys(item).map((method) => `${method.toUpperCase()} ${path.slice(1)}`),
);

/** Words that the meta-schema cannot know, because other places of the project decide them. */
const SCREEN: readonly Rule[] = [
  { at: /\/\$ref$/, words: partReferences },
  { at: /\/schema\/(?:.*\/)?format$/, words: () => Object.keys(formats) },
  { at: /\/schema\/(?:.*\/)?required\/\d+$/, words: inputs },
  { at: /^\/recipients\/inputs\/\d+$|\/(?:clears|reset|refused)\/\d+$/, words: inputs },
  { at: /\/ask\/(?:uiSchema|suggest|titles|limits|lists|enabled|shown)$/, isKey: true, words: inputs },
  { at: /^\/sources\/[^/]+\/fill$|^\/scenarios\/\d+\/(?:again\/\d+\/)?inputs$/, isKey: true, words: inputs },
  { at: /\/ui:options\/source$|\/refresh\/\d+$/, words: ({ context }) => sourceNames(context) },
  { at: /^\/menu\/flags\/menu\/\d+$/, words: () => MENU },
  { at: /^\/menu\/flags\/feature$/, words: () => FEATURES },
  { at: /^\/scenarios\/\d+\/.*\/call$/, words: ({ context }) => ownCalls(context) },
  { at: /\/call$/, words: () => CALLS },
];

const TENANT: readonly Rule[] = [
  { at: /^\/flags\/menu$/, isKey: true, words: () => MENU },
  { at: /^\/flags\/features$/, isKey: true, words: () => FEATURES },
];

/** The words that can stand at a place, where a list of the project has them; none where anything may. */
export function wordsAt(place: WordPlace): readonly string[] {
  const { pointer, isKey } = place.spot;
  const { parts } = place.context;
  const isTransform = parts.transforms.some((one) => one.pointer === pointer);
  if (isTransform) return transformNames;
  const rules = place.path.startsWith("tenants/") ? TENANT : SCREEN;
  const rule = rules.find((one) => (one.isKey ?? false) === isKey && one.at.test(pointer));
  return rule?.words(place) ?? [];
}

function partReferences({ path, project }: WordPlace): string[] {
  return partPaths(project).map((part) => posix.relative(posix.dirname(path), part));
}

function sourceNames({ screen }: Context): string[] {
  return Object.keys(fieldsOf(screen.sources));
}

/** What the screen calls, as scenarios write it: a segment in braces stands for any. */
function ownCalls(context: Context): string[] {
  const sent = context.parts.calls.flatMap(({ call }) => targetsOf(call.call));
  const answered = repliesOf(context).map(({ call }) => call);
  return [...new Set([...answered, ...sent.filter((call) => !call.includes("{"))])].filter(Boolean);
}

function namesIn(records: readonly object[]): readonly string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}
