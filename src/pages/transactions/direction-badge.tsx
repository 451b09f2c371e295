import { ArrowDownLeft, ArrowUpRight } from "lucide-react";

import { Badge } from "#ui/badge.tsx";

import { MISSING } from "./amount-text.ts";
import type { Transaction } from "./transaction.ts";

/** Money in or money out. */
export function DirectionBadge({ direction }: { direction: Transaction["direction"] }) {
  if (!direction) return <Badge>{MISSING}</Badge>;
  return (
    <Badge $tone={direction === "Credit" ? "success" : "neutral"}>
      {direction === "Credit" ? <ArrowDownLeft size="0.875rem" /> : <ArrowUpRight size="0.875rem" />}
      {direction}
    </Badge>
  );
}
