import { BellOff } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { Link } from "react-router-dom";
import { css, styled } from "styled-components";

import { HOME } from "#app/paths.ts";
import { failureText } from "#pages/data/read-reply.ts";
import { usePageServices } from "#pages/services.ts";
import type { Transaction } from "#pages/transactions/transaction.ts";
import { useTransactions } from "#pages/transactions/use-transactions.ts";
import { Badge } from "#ui/badge.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { menuItemStyles } from "#ui/menu-parts.ts";
import { Spinner } from "#ui/spinner.tsx";
import { Row } from "#ui/stack.tsx";

import { accountEvents, type AccountEvent } from "./events.ts";

/** The same page of the history as the dashboard's table asks for, so that it is asked for once. */
export const RECENT = { period: { from: "", to: "" }, page: 1, size: 10, types: [] };

const eventStyles = css`
  ${menuItemStyles}
  align-items: flex-start;
  justify-content: space-between;
  line-height: var(--line-snug);
  > span:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-xs);
    font-weight: var(--weight-regular);
  }
`;
const Receipt = styled.button.attrs({ type: "button" })`
  ${eventStyles}
`;
const ToDashboard = styled(Link)`
  ${eventStyles}
`;

type EventListProps = {
  /** Called with the keys of what the customer has before their eyes. */
  onShown: (keys: readonly string[]) => void;
  onTransaction: (transaction: Transaction) => void;
};

/** The events, each of which leads to its receipt, or to the dashboard while its outcome is open. */
export function EventList({ onShown, onTransaction }: EventListProps) {
  const { environment, settings } = usePageServices();
  const { journal } = environment;
  const entries = useSyncExternalStore(journal.subscribe, journal.list);
  const { data, error, isValidating, mutate } = useTransactions(RECENT);
  const events = accountEvents(entries, data?.rows ?? [], settings.locale);
  const keys = events.map(({ key }) => key).join("\n");

  useEffect(() => {
    // Before the history is there, what was seen of it must not be forgotten.
    if (data) onShown(keys === "" ? [] : keys.split("\n"));
  }, [data, keys, onShown]);

  return (
    <>
      {events.length > 0 && (
        <ul className="events">
          {events.map((event) => (
            <li key={event.key}>{itemOf(event)}</li>
          ))}
        </ul>
      )}
      {error ? (
        <ErrorState
          title="We could not load your notifications"
          busy={isValidating}
          onRetry={() => void mutate()}
        >
          {failureText(error)}
        </ErrorState>
      ) : !data ? (
        <Row $justify="center">
          <Spinner label="Loading your notifications" />
        </Row>
      ) : (
        events.length === 0 && (
          <EmptyState title="No notifications" icon={<BellOff size="1.5rem" />}>
            What happens to your account will show here.
          </EmptyState>
        )
      )}
    </>
  );

  function itemOf({ title, detail, status, tone, transaction }: AccountEvent) {
    const content = (
      <>
        <span>
          {title}
          <small>{detail}</small>
        </span>
        {status && <Badge $tone={tone}>{status}</Badge>}
      </>
    );
    if (transaction)
      return (
        <Receipt data-closes onClick={() => onTransaction(transaction)}>
          {content}
        </Receipt>
      );
    return (
      <ToDashboard data-closes to={HOME}>
        {content}
      </ToDashboard>
    );
  }
}
