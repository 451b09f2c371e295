import { retrieveSchema, type RJSFSchema, type ValidatorType } from "@rjsf/utils";
import createPrecompiledValidator from "@rjsf/validator-ajv8/lib/createPrecompiledValidator.js";

import type { Ask } from "#definition/compiled.ts";
import type { Schema } from "#definition/value.ts";

const known = new WeakMap<Ask, ValidatorType>();

/** rjsf's validator of a form, over the functions that were compiled for it. */
function validatorOf(ask: Ask): ValidatorType {
  const found =
    known.get(ask) ?? createPrecompiledValidator(ask.validators as never, ask.schema as RJSFSchema);
  known.set(ask, found);
  return found;
}

/** What only screens need whose forms have branches: rjsf finds the fields that a form has now. */
export const branches = {
  /** The form's schema, or that of a field, with the branches that the data chooses. */
  resolve: (ask: Ask, schema: Schema, data: unknown): Schema =>
    retrieveSchema(validatorOf(ask), schema as RJSFSchema, ask.schema as RJSFSchema, data),
};

export type Branches = typeof branches;
