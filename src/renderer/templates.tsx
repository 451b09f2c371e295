import type { FieldTemplateProps, ObjectFieldTemplateProps } from "@rjsf/utils";

import { Stack } from "#ui/stack.tsx";

import { fieldOptions, useCondition } from "./field-options.ts";

/** The field itself has label, error and hint: rjsf's frame around it only decides whether it is shown. */
export function FieldTemplate({ children, uiSchema, hidden }: FieldTemplateProps) {
  const shown = useCondition(fieldOptions(uiSchema).shownWhen);
  return shown && !hidden ? <>{children}</> : null;
}

/** The fields of a form, below each other. */
export function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps) {
  return <Stack $gap={5}>{properties.map((property) => property.content)}</Stack>;
}

/** Parts of rjsf's frame that our fields say themselves. */
export function Nothing() {
  return null;
}
