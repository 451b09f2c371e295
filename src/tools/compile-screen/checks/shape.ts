import type { Check } from "#tools/compile-screen/parts/context.ts";
import { keptCheck } from "#tools/compile-screen/schemas/kept-check.ts";

import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import metaSchema from "#schemas/meta/screen.schema.json" with { type: "json" };
import { isInStranger, strangerFinding, strangersIn } from "./shape-strangers.ts";
import { insteadOf, isStep, shapeFinding, STEP_KINDS } from "./shape-words.ts";
import { vocabulary } from "#definition/meta.ts";

/** Whether a whole screen has the shape that the meta-schema describes. */
export const isScreenShaped = keptCheck(metaSchema, vocabulary);

let validate: ValidateFunction | undefined;

/** Only for a screen that is not valid, to tell what is wrong. */
function errorsOf(value: unknown): readonly ErrorObject[] {
  const options = {
    allErrors: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    verbose: true,
  };
  validate ??= new Ajv(options).addVocabulary(vocabulary).compile(metaSchema);
  validate(value);
  return validate.errors ?? [];
}

/** The file has the shape that the meta-schema describes. */
export const shape: Check = {
  rule: "shape",
  after: ["reference"],
  check({ value }) {
    if (isScreenShaped(value)) return [];
    const errors = errorsOf(value);
    const telling = errors.filter(isTelling);
    const strangers = strangersIn(telling);
    const inOthers = telling.filter((error) => !isInStranger(error, strangers.keys()));
    return [
      ...[...strangers.values()].map(strangerFinding),
      ...inOthers
        .filter((error, index) => !isSaid(error, inOthers.slice(0, index), errors))
        .map((error) => shapeFinding(error, errors)),
    ];
  },
};

const { transform, transformed, jsonSchemaObject } = metaSchema.definitions;
/** Rules for editors only; other checks report these problems in more detail. */
const TOLD_ELSEWHERE = new Set<unknown>([
  transform,
  transform.then,
  transformed.properties.as,
  jsonSchemaObject.properties.format,
  jsonSchemaObject.properties.writeOnly,
]);

/** Errors inside the branches of a choice, and errors that only say which branch was taken, explain nothing. */
function isTelling({ keyword, schemaPath, propertyName, parentSchema }: ErrorObject): boolean {
  const isBranch = keyword === "if" || propertyName !== undefined || /\/(?:oneOf|anyOf)\/\d/.test(schemaPath);
  return !isBranch && !TOLD_ELSEWHERE.has(parentSchema);
}

/**
 * One mistake breaks several rules: a value of a wrong type has no right value, a misspelt effect is none, and a
 * misspelt key is missing.
 */
function isSaid(error: ErrorObject, before: readonly ErrorObject[], all: readonly ErrorObject[]): boolean {
  const { keyword, instancePath, params } = error;
  const isThere = (one: ErrorObject) => one.instancePath === instancePath;
  if (keyword === "type" || keyword === "const") {
    return before.some((one) => isThere(one) && one.keyword === "type");
  }
  const unknown = all.filter((one) => isThere(one) && one.keyword === "additionalProperties");
  if (keyword !== "required") return keyword === "oneOf" && unknown.length > 0;
  const meant = unknown.map((one) => insteadOf(one).nearest);
  const needed = [params.missingProperty, ...(isStep(instancePath) ? STEP_KINDS : [])];
  return meant.some((key) => needed.includes(key));
}
