import { styled } from "styled-components";

import type { Settings } from "#tenant/settings.ts";
import { Badge } from "#ui/values/badge.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { Text } from "#ui/text/text.tsx";

import { reportOf } from "./report.ts";

const Findings = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-3);
  padding: 0;
`;
const Finding = styled.li`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--space-1);
  padding: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
`;

/** What a bank should know of its colours, logos and card numbers before it publishes them. */
export function BrandReport({ settings }: { settings: Settings }) {
  const findings = reportOf(settings);
  const open = findings.filter(({ isFine }) => !isFine).length;
  return (
    <Fold title={open === 0 ? "Report: all is fine" : `Report: ${open} of ${findings.length} to look at`}>
      <Findings className="findings">
        {findings.map(({ title, text, isFine }) => (
          <Finding key={title}>
            <Text as="span" $weight="semibold">
              {title}
            </Text>
            <Badge $tone={isFine ? "success" : "warning"}>{isFine ? "Fine" : "Have a look"}</Badge>
            <Text as="span" $size="s" $tone="muted">
              {text}
            </Text>
          </Finding>
        ))}
      </Findings>
    </Fold>
  );
}
