import type { FieldTemplateProps, ObjectFieldTemplateProps } from "@rjsf/utils";

import { Stack } from "#ui/stack.tsx";

/** The field itself has label, error and hint: rjsf's frame around it adds nothing. */
export function FieldTemplate({ children }: FieldTemplateProps) {
  return <>{children}</>;
}

/** The fields of a form, below each other. */
export function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps) {
  return <Stack $gap={5}>{properties.map((property) => property.content)}</Stack>;
}

/** Parts of rjsf's frame that our fields say themselves. */
export function Nothing() {
  return null;
}
