import ObjectField from "@rjsf/core/lib/components/fields/ObjectField.js";
import type { FieldProps } from "@rjsf/utils";

import { ScalarField } from "./scalar-field.tsx";

/** The form itself is rjsf's; an object in it is one field, whose widget knows what is inside (`lists`). */
export function ObjectOrList(props: FieldProps) {
  return props.fieldPathId.path.length === 0 ? <ObjectField {...props} /> : <ScalarField {...props} />;
}
