import { Check } from "lucide-react";
import { styled } from "styled-components";

import type { Verdict } from "#gallery/protocol.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Badge } from "#ui/values/badge.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Heading } from "#ui/text/text.tsx";

import { differencesOf, type Line } from "./differences.ts";

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: var(--space-2);
`;
const Side = styled.figure`
  min-width: 0;
  > figcaption {
    font-size: var(--text-xs);
    font-weight: var(--weight-semibold);
  }
  > pre {
    margin: var(--space-1) 0 0;
    padding: var(--space-2);
    border-radius: var(--radius-s);
    background: var(--color-surface);
    color: var(--color-text);
    font-size: var(--text-xs);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  mark {
    background: var(--color-warning-soft);
    color: var(--color-on-warning-soft);
  }
`;
const Passed = styled.output`
  display: flex;
  justify-content: center;
`;
const Told = styled.section`
  max-height: 40vh;
  overflow-y: auto;
`;

/** The result of the state in the frame; renders nothing when there was nothing to compare. */
export function VerdictNote({ verdict }: { verdict: Verdict | undefined }) {
  switch (verdict?.kind) {
    case "passed":
      return (
        <Passed>
          <Badge $tone="success">
            <Check size="0.875em" aria-hidden="true" />
            The scenario went as it says
          </Badge>
        </Passed>
      );
    case "broken":
      return (
        <Alert tone="danger" title="This state cannot be shown">
          {verdict.message}
        </Alert>
      );
    case "failed":
      return (
        <Told aria-label="Expected and actual" tabIndex={0}>
          <Alert tone="danger" title="The scenario went differently">
            <Stack $gap={3}>
              {differencesOf(verdict.expected, verdict.actual).map(({ name, expected, actual }) => (
                <Stack key={name} $gap={1}>
                  <Heading as="h3" $size="s">
                    {name}
                  </Heading>
                  <Sides>
                    <Lines title="Expected" lines={expected} />
                    <Lines title="Actual" lines={actual} />
                  </Sides>
                </Stack>
              ))}
            </Stack>
          </Alert>
        </Told>
      );
    case "shown":
    case undefined:
      return null;
  }
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <Side>
      <figcaption>{title}</figcaption>
      <pre>
        {lines.map(({ text, isOwn }, index) => (
          <span key={index}>
            {isOwn ? <mark>{text}</mark> : text}
            {"\n"}
          </span>
        ))}
      </pre>
    </Side>
  );
}
