import { useEffect, useId, useRef, type ReactNode } from "react";

import type { PaymentResult } from "#engine/state/screen-state.ts";
import { inFrame } from "#lib/tasks/frames.ts";
import { Card } from "#ui/layout/card.tsx";
import { LargeValue } from "#ui/values/large-value.tsx";
import { Drawn } from "#ui/pictures/drawn.tsx";
import { outcomes } from "#ui/pictures/outcomes.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";
import { RowList } from "#renderer/around/row-list.tsx";
import { withWhom } from "#renderer/around/whom.ts";

import { ResultActions } from "./result-actions.tsx";
import { ResultHeading, Whom, Words } from "./result-parts.ts";
import { ResultReferences } from "./result-references.tsx";
import { resultWords } from "./result-words.ts";

type ResultPanelProps = {
  readonly result: PaymentResult;
  /** It stands in place of the form: the payment of this visit has ended. */
  readonly inPlace: boolean;
  /** The button that saves whom it went to. */
  readonly save?: ReactNode;
  readonly onDismiss: () => void;
  readonly onRepeat?: (() => void) | undefined;
};

/** The result of a payment: it stays until the customer dismisses it, and follows a pending payment to its outcome. */
export function ResultPanel({ result, inPlace, save, onDismiss, onRepeat }: ResultPanelProps) {
  const { outcome, amount, rows } = result;
  const { title, heading, tone, message, next } = resultWords(result);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const textId = useId();
  useEffect(() => (inPlace ? inFrame(() => headingRef.current?.focus()) : undefined), [inPlace]);

  const line = outcome === "failed" ? undefined : amount;
  return (
    <Card as="section" aria-label={title}>
      <Stack $gap={5}>
        <Stack $gap={2} $align="center">
          <Drawn shapes={outcomes[tone]} tone={tone} />
          <ResultHeading ref={headingRef} tabIndex={-1} aria-describedby={textId}>
            {heading}
          </ResultHeading>
          {line && <Whom>{withWhom(line, result.to, result.direction)}</Whom>}
          <Words as="output" id={textId} $gap={1} $align="center">
            {message && <span>{message}</span>}
            {next && (
              <Text as="span" $size="s" $tone="muted">
                {next}
              </Text>
            )}
          </Words>
        </Stack>
        {rows.filter(isReplied).map(({ label, value }) => (
          <LargeValue key={label} label={label} value={value} />
        ))}
        <ResultActions {...{ result, inPlace, save, onDismiss, onRepeat }} />
        <RowList rows={rows.filter((row) => !isReplied(row) && !(row.prominent && row.value === line))} />
        <ResultReferences result={result} />
      </Stack>
    </Card>
  );
}

/** What only the reply could give, such as a token: the customer needs it elsewhere. */
function isReplied({ copy }: { readonly copy?: boolean }): boolean {
  return copy === true;
}
