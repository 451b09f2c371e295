import { useEffect } from "react";

import type { Transaction } from "#pages/transactions/read/transaction.ts";
import { LoadFailure } from "#pages/load-failure.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { Spinner } from "#ui/progress/spinner.tsx";
import { Row } from "#ui/layout/stack.tsx";

import { EventItem } from "./event-item.tsx";
import { useEvents } from "./use-events.ts";
import { words } from "./words.ts";

type EventListProps = {
  /** Called with the keys of the events on the screen. */
  onShown: (keys: readonly string[]) => void;
  onTransaction: (transaction: Transaction) => void;
};

/** The latest events of the account, and the bank's notices. */
export function EventList({ onShown, onTransaction }: EventListProps) {
  const { history, events } = useEvents();
  const { data, error, isValidating, mutate } = history;
  const keys = events.map(({ key }) => key).join("\n");

  useEffect(() => {
    // Before the history has loaded, the list is incomplete: reporting it would forget what was seen.
    if (data) onShown(keys === "" ? [] : keys.split("\n"));
  }, [data, keys, onShown]);

  return (
    <>
      {events.length > 0 && (
        <ul className="events">
          {events.map((event) => (
            <li key={event.key}>
              <EventItem event={event} onTransaction={onTransaction} />
            </li>
          ))}
        </ul>
      )}
      {error ? (
        <LoadFailure
          title={words.weCouldNotLoadYourNotifications}
          error={error}
          busy={isValidating}
          onRetry={mutate}
        />
      ) : !data ? (
        <Row $justify="center">
          <Spinner label={words.loadingYourNotifications} />
        </Row>
      ) : (
        events.length === 0 && (
          <EmptyState title={words.noNotifications} picture={<Picture name="bell" />}>
            {words.whatHappensToYourAccountWill}
          </EmptyState>
        )
      )}
    </>
  );
}
