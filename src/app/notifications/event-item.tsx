import { css, styled } from "styled-components";

import { LeavingLink } from "#pages/leaving-link.tsx";
import { isOffered } from "#pages/menu-entry.ts";
import { usePageServices } from "#pages/services.ts";
import type { Transaction } from "#pages/transactions/read/transaction.ts";
import { Badge } from "#ui/values/badge.tsx";
import { menuItemStyles } from "#ui/menus/menu-parts.ts";
import { Link } from "#ui/text/link.tsx";

import type { AccountEvent } from "./events.ts";

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
const InApp = styled(Link)`
  ${eventStyles}
`;
const Elsewhere = styled(LeavingLink)`
  ${eventStyles}
`;
/** An event without a link. */
const Plain = styled.div`
  ${eventStyles}
  cursor: auto;
  &:hover {
    background: none;
  }
`;

type EventItemProps = { event: AccountEvent; onTransaction: (transaction: Transaction) => void };

/** One event. It opens its receipt, the dashboard while its payment is pending, or the bank's link. */
export function EventItem({ event, onTransaction }: EventItemProps) {
  const { menu, settings } = usePageServices();
  const { title, detail, status, tone, opens } = event.content();
  const content = (
    <>
      <span>
        {title}
        <small>{detail}</small>
      </span>
      {status && <Badge $tone={tone}>{status}</Badge>}
    </>
  );
  if (opens && "transaction" in opens) {
    return (
      <Receipt data-closes onClick={() => onTransaction(opens.transaction)}>
        {content}
      </Receipt>
    );
  }
  if (opens && "href" in opens) {
    return (
      <Elsewhere data-closes href={opens.href}>
        {content}
      </Elsewhere>
    );
  }
  const [pathname = ""] = opens?.path.split(/[?#]/) ?? [];
  if (!opens || !isOffered(pathname, menu, settings.flags)) return <Plain>{content}</Plain>;
  return (
    <InApp data-closes to={opens.path}>
      {content}
    </InApp>
  );
}
