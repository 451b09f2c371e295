import { styled } from "styled-components";

import { formatMoney } from "#lib/money/money.ts";
import { usePageServices } from "#pages/services.ts";
import { Badge } from "#ui/values/badge.tsx";
import { fromTablet } from "#ui/styles/media.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import { discountedMinor, type Property } from "./property.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

const Root = styled.p<{ $large?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  font-variant-numeric: tabular-nums;
  strong {
    /* Small enough for millions on one line, with two cards side by side on a phone. */
    font-size: var(--text-${({ $large }) => ($large ? "xl" : "s")});
    font-weight: var(--weight-bold);
    overflow-wrap: anywhere;
  }
  ${fromTablet} {
    strong {
      font-size: var(--text-${({ $large }) => ($large ? "xl" : "m")});
    }
  }
  s {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
`;

/** The price of one piece now, and before the discount. */
export function Price({ property, large }: { property: Property; large?: boolean }) {
  const { settings } = usePageServices();
  const now = discountedMinor(property);
  const before = property.priceMinor;
  if (now === undefined || before === undefined) return <Root $large={large}>{words.priceOnRequest}</Root>;
  return (
    <Root $large={large}>
      <strong>{formatMoney(now, settings)}</strong>
      {now < before && (
        <s>
          <VisuallyHidden>{words.before} </VisuallyHidden>
          {formatMoney(before, settings)}
        </s>
      )}
    </Root>
  );
}

/** The discount in percent; renders nothing without one. */
export function Discount({ pct }: { pct: number }) {
  return pct > 0 ? <Badge $tone="success">{say(words.off, { percent: pct })}</Badge> : null;
}
