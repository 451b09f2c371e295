import { Bell } from "lucide-react";
import { styled } from "styled-components";

import { say } from "#lib/text/words.ts";
import type { Transaction } from "#pages/transactions/read/transaction.ts";
import { Disclosure } from "#ui/menus/disclosure.tsx";

import { EventList } from "./event-list.tsx";
import { useEvents } from "./use-events.ts";
import { useUnread } from "./use-unread.ts";
import { words } from "./words.ts";

const Mark = styled.span`
  position: absolute;
  top: 0.125rem;
  inset-inline-end: 0;
  min-width: 1.125rem;
  padding: 0 0.25rem;
  border: 2px solid var(--color-surface);
  border-radius: 999px;
  background: var(--color-danger);
  color: var(--color-on-danger);
  font-size: 0.6875rem;
  font-weight: var(--weight-bold);
  line-height: 1rem;
  text-align: center;
  /* Screen readers get the number from the button's name, so it must not be in the text too. */
  &::after {
    content: attr(data-count);
  }
`;

/** The latest events of the account, behind a bell that counts the new ones. */
export function Notifications({ onTransaction }: { onTransaction: (transaction: Transaction) => void }) {
  // Only data that pages have loaded already: a count is not worth a request on a slow network.
  const { events } = useEvents({ passive: true });
  const { unread, markSeen } = useUnread(events);
  const count = unread === 0 ? "" : say(words.new, { unread });
  return (
    <Disclosure
      label={words.notifications + count}
      title={words.notifications}
      trigger={
        <>
          <Bell size="1.25em" />
          {unread > 0 && <Mark data-count={unread > 9 ? "9+" : unread} />}
        </>
      }
    >
      <EventList onShown={markSeen} onTransaction={onTransaction} />
    </Disclosure>
  );
}
