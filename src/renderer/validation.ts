import type { RJSFSchema, RJSFValidationError, ValidatorType } from "@rjsf/utils";
import createPrecompiledValidator from "@rjsf/validator-ajv8/lib/createPrecompiledValidator.js";

import type { Ask } from "#definition/compiled.ts";

const known = new WeakMap<Ask, ValidatorType>();

/** rjsf's validator of a form, over the functions that were compiled for it. */
export function validatorOf(ask: Ask): ValidatorType {
  const found =
    known.get(ask) ?? createPrecompiledValidator(ask.validators as never, ask.schema as RJSFSchema);
  known.set(ask, found);
  return found;
}

/** What the schema of a form says against its data. */
export function schemaErrors(ask: Ask, data: Readonly<Record<string, unknown>>): RJSFValidationError[] {
  // In JSON a part without a value is not there, as the request will be.
  const sent: unknown = JSON.parse(JSON.stringify(data));
  return validatorOf(ask).validateFormData(sent, ask.schema).errors;
}
