import { Check, Play, X } from "lucide-react";

import { Badge } from "#ui/values/badge.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import { isOver, type Tally, tellTally } from "./runs.ts";

/** How many scenarios pass. Screen readers are told once, when all have been played. */
export function TallyBadge({ tally }: { tally: Tally }) {
  const { total, passed } = tally;
  const over = isOver(tally);
  const tone = passed === total ? "success" : "danger";
  const Shape = !over ? Play : passed === total ? Check : X;
  return (
    <>
      <Badge $tone={over && total > 0 ? tone : "neutral"}>
        <Shape size="0.875em" aria-hidden="true" />
        {tellTally(tally)}
      </Badge>
      <VisuallyHidden as="output">
        {over && total > 0 ? `Scenarios: ${tellTally(tally)}.` : ""}
      </VisuallyHidden>
    </>
  );
}
