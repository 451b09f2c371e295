import { useId } from "react";
import { styled } from "styled-components";

import { recordedEnd } from "#engine/journal/end.ts";
import type { JournalEntry } from "#engine/journal/journal.ts";
import { mayForget } from "#engine/journal/may-forget.ts";
import { doNotRepeat } from "#engine/payments/repeat-words.ts";
import { useJournal } from "#engine/screen/use-journal.ts";
import { beside } from "#lib/text/isolated.ts";
import { formatDateTime } from "#lib/time/dates.ts";
import { usePageServices } from "#pages/services.ts";
import { RowList } from "#renderer/around/row-list.tsx";
import { Badge } from "#ui/values/badge.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

const states = () =>
  ({
    pending: { tone: "warning", label: words.pending },
    succeeded: { tone: "success", label: words.wentThrough },
    failed: { tone: "danger", label: words.didNotGoThrough },
  }) as const;

const Item = styled.li`
  padding: var(--space-3) 0;
  & + & {
    border-top: 1px solid var(--color-border);
  }
`;
const List = styled.ul`
  padding: 0;
`;
const What = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** Payments whose outcome was unknown when they were sent. Each stays until the customer has seen how it ended. */
export function PendingPayments() {
  const id = useId();
  const { environment, checkPayments } = usePageServices();
  const { journal } = environment;
  const entries = useJournal(journal);
  if (entries.length === 0) return null;
  const pending = entries.filter(({ outcome }) => outcome === "pending");
  const isAllIncoming = pending.every(({ direction }) => direction === "credit");
  const isAsked = pending.some(({ givenUp }) => !givenUp);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={2}>
        <Heading id={id} $size="l">
          {words.pendingPayments}
        </Heading>
        {pending.length > 0 && (
          <Text $size="s" $tone="muted">
            {`${doNotRepeat(isAllIncoming ? "credit" : "debit")} ${isAsked ? words.weKeepAsking : words.askAgain}`}
          </Text>
        )}
        <List className="pending">
          {entries.map((entry) => (
            <Item key={entry.key}>
              <Row $justify="space-between">
                <Payment entry={entry} />
                <Row $gap={2}>
                  {entry.outcome === "pending" && (
                    <Button size="s" variant="secondary" onClick={checkPayments}>
                      {words.checkAgain}
                    </Button>
                  )}
                  {mayForget(entry, environment.now()) && (
                    <Button
                      size="s"
                      variant="quiet"
                      aria-label={say(words.removeOne, { reference: entry.reference })}
                      onClick={() => journal.end(entry)}
                    >
                      {words.remove}
                    </Button>
                  )}
                </Row>
              </Row>
            </Item>
          ))}
        </List>
      </Stack>
    </Card>
  );
}

function stateOf({ outcome, end }: JournalEntry) {
  return outcome === "resolved"
    ? ({ tone: "info", label: recordedEnd(end).label } as const)
    : states()[outcome];
}

function Payment({ entry }: { entry: JournalEntry }) {
  const { timeZone } = usePageServices().settings;
  const { tone, label } = stateOf(entry);
  const details = beside([entry.reference, formatDateTime(entry.startedAt, timeZone)]);
  return (
    <What>
      <Row $gap={2}>
        <Text as="span" $weight="semibold">
          {beside([entry.title, entry.amount], ", ")}
        </Text>
        <Badge $tone={tone}>{label}</Badge>
      </Row>
      <Text $size="s" $tone="muted">
        {details}
      </Text>
      {entry.message && <Text $size="s">{entry.message}</Text>}
      {entry.rows && <RowList rows={entry.rows} />}
    </What>
  );
}
