import { type JsonFile } from "#tools/compile-screen/read/json-file.ts";

import { type Kind, type Mistake, type Target, toMistake } from "./mistake.ts";
import { randomFrom } from "./random.ts";
import { amounts } from "./kinds/amounts.ts";
import { calls } from "./kinds/calls.ts";
import { choices } from "./kinds/choices.ts";
import { fillable } from "./kinds/fillable.ts";
import { json } from "./kinds/json.ts";
import { keys } from "./kinds/keys.ts";
import { languages } from "./kinds/languages.ts";
import { links } from "./kinds/links.ts";
import { names } from "./kinds/names.ts";
import { paymentEnds } from "./kinds/payment-ends.ts";
import { order } from "./kinds/order.ts";
import { payments } from "./kinds/payments.ts";
import { requests } from "./kinds/requests.ts";
import { scenarios } from "./kinds/scenarios.ts";
import { secrets } from "./kinds/secrets.ts";
import { structure } from "./kinds/structure.ts";
import { tenants } from "./kinds/tenants.ts";
import { values } from "./kinds/values.ts";
import { words } from "./kinds/words.ts";
import { type JsonSpot, spotsOf } from "./spots.ts";

/** Mistakes in screens: the number of each kind that it sets, at places that the seed chooses. */
export function screenMistakes(files: readonly JsonFile[], seed: number): Mistake[] {
  const targets = files.map(toTarget);
  const all = (pointer: string) =>
    targets.flatMap(({ spots }) =>
      spots.flatMap((spot) => (spot.pointer === pointer ? [String(spot.value)] : [])),
    );
  const kinds = [
    ...keys,
    ...words,
    ...names,
    ...calls,
    ...links,
    ...order,
    ...payments,
    ...paymentEnds,
    ...scenarios,
    ...requests,
    ...amounts,
    ...secrets,
    ...values,
    ...fillable,
    ...choices,
    ...structure(all("/id"), all("/path")),
    ...json,
  ];
  return kinds.flatMap((kind) => mistakesOf(kind, targets, seed));
}

/** Mistakes in parts that screens share, of the kinds that are possible in any file. */
export function partMistakes(files: readonly JsonFile[], seed: number): Mistake[] {
  const targets = files.map(toTarget);
  return [...words, ...names].flatMap((kind) => mistakesOf({ ...kind, count: 5 }, targets, seed));
}

/** Mistakes in tenants. */
export function tenantMistakes(files: readonly JsonFile[], seed: number): Mistake[] {
  const targets = files.map(toTarget);
  return [...tenants, ...json].flatMap((kind) => mistakesOf(kind, targets, seed));
}

/** Mistakes in catalogues of languages. */
export function languageMistakes(files: readonly JsonFile[], seed: number): Mistake[] {
  const targets = files.map(toTarget);
  return [...languages, ...json].flatMap((kind) => mistakesOf(kind, targets, seed));
}

function toTarget({ path, text }: JsonFile): Target {
  const spots = spotsOf(text);
  return {
    path,
    text,
    spots: spots.filter((spot) => !isScenario(spot)),
    scenarios: spots.filter(isScenario),
  };
}

function isScenario({ pointer }: JsonSpot): boolean {
  return pointer.startsWith("/scenarios/");
}

/** Chooses edits from as many files as possible, and at random within a file. */
function mistakesOf(kind: Kind, targets: readonly Target[], seed: number): Mistake[] {
  const random = randomFrom(seed);
  const byFile = random
    .shuffled(targets)
    .map((target) =>
      random.shuffled([...kind.edits(target, random)]).map((edit) => toMistake(kind.name, target, edit)),
    );
  const most = Math.max(0, ...byFile.map((mistakes) => mistakes.length));
  const rounds = Array.from({ length: most }, (_, round) =>
    byFile.flatMap((one) => one.slice(round, round + 1)),
  );
  return rounds.flat().slice(0, kind.count);
}
