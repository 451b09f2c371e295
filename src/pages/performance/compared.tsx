import { styled } from "styled-components";

import { say } from "#lib/text/words.ts";
import { Text } from "#ui/text/text.tsx";

import type { Writing } from "./amounts.ts";
import type { MonthFlow } from "./summary.ts";
import { words } from "./words.ts";

const Line = styled.svg`
  display: block;
  width: 100%;
  height: 0.625rem;
  margin-top: var(--space-2);
`;
const Before = styled.rect`
  fill: var(--color-border);
`;
const Now = styled.rect`
  fill: var(--color-out);
`;

/** What went out this month against the last one, in a sentence, and as a line on that of the last month. */
export function Compared({ months, writing }: { months: readonly MonthFlow[]; writing: Writing }) {
  const [before, now] = months.slice(-2);
  if (!before || !now) return null;
  const most = Math.max(before.outMinor, now.outMinor, 1);
  const share = (minor: number) => `${(minor / most) * 100}%`;
  return (
    <div>
      <Text $weight="semibold">
        {say(words.compared, {
          now: writing.amount(now.outMinor),
          before: writing.amount(before.outMinor),
          month: writing.month(before.month, "full"),
          difference: writing.amount(Math.abs(now.outMinor - before.outMinor)),
          kind: now.outMinor > before.outMinor ? "more" : now.outMinor < before.outMinor ? "less" : "same",
        })}
      </Text>
      <Line aria-hidden="true">
        <Before width={share(before.outMinor)} height="100%" rx={4} />
        <Now width={share(now.outMinor)} y="25%" height="50%" rx={2} />
      </Line>
    </div>
  );
}
