import { styled } from "styled-components";

import { formatDateTime } from "#lib/time/dates.ts";
import { withKeys } from "#pages/data/with-keys.ts";
import { LoadingCard } from "#pages/loading-card.tsx";
import { Section } from "#pages/section.tsx";
import { usePageServices } from "#pages/services.ts";
import { StatusBadge } from "#pages/transactions/rows/status-badge.tsx";
import { LoadFailure } from "#pages/load-failure.tsx";
import { Row } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";

import { cardTypeText } from "./card-types.ts";
import type { CardRequest } from "./read-cards.ts";
import { useCardRequests } from "./use-cards.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

const List = styled.ul`
  display: grid;
  > li {
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--color-border);
  }
  > li:first-child {
    padding-top: 0;
  }
  > li:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
`;

/** The customer's card applications and their status. Renders nothing when there are none. */
export function CardRequests() {
  const { data, error, isValidating, mutate } = useCardRequests();
  if (data?.length === 0) return null;
  if (!data && !error) return <LoadingCard label={words.loadingRequests} rows={2} />;
  return (
    <Section title={words.yourApplications}>
      {data ? (
        <List>
          {withKeys(data, ({ id }) => id).map((request) => (
            <Application key={request.key} request={request} />
          ))}
        </List>
      ) : (
        <LoadFailure title={words.requestsFailed} error={error} busy={isValidating} onRetry={mutate} />
      )}
    </Section>
  );
}

function Application({ request: { type, address, status, createdAt } }: { request: CardRequest }) {
  const { timeZone } = usePageServices().settings;
  return (
    <li>
      <Row $justify="space-between" $gap={2}>
        <div>
          <Text $weight="semibold">{say(words.cardOfType, { type: cardTypeText(type) })}</Text>
          <Text $size="s" $tone="muted">
            {address}
          </Text>
          <Text $size="s" $tone="muted">
            {say(words.appliedOn, { time: formatDateTime(createdAt, timeZone) ?? words.missing })}
          </Text>
        </div>
        <StatusBadge {...status} />
      </Row>
    </li>
  );
}
