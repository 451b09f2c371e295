import { CircleAlert, TriangleAlert } from "lucide-react";

import { Badge } from "#ui/values/badge.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { tellTrouble, type Trouble } from "#gallery/shell/address/groups.ts";

/** The number of problems, as a number and in words; renders nothing without problems. */
export function TroubleBadge({ trouble }: { trouble: Trouble }) {
  const { errors, warnings } = trouble;
  if (errors + warnings === 0) return null;
  const Shape = errors > 0 ? CircleAlert : TriangleAlert;
  return (
    <Badge $tone={errors > 0 ? "danger" : "warning"} title={tellTrouble(trouble)}>
      <Shape size="0.875em" aria-hidden="true" />
      <span aria-hidden="true">{errors || warnings}</span>
      <VisuallyHidden>, {tellTrouble(trouble)}</VisuallyHidden>
    </Badge>
  );
}
