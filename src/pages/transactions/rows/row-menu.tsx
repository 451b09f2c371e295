import { EllipsisVertical, MessageSquareWarning, Receipt, ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";

import { MenuButton, menuItemStyles } from "#ui/menus/menu-parts.ts";
import { Menu } from "#ui/menus/menu.tsx";
import { say } from "#lib/text/words.ts";
import { Link } from "#ui/text/link.tsx";
import type { Transaction } from "#pages/transactions/read/transaction.ts";
import { words } from "#pages/transactions/words.ts";

import { amountText, dateText } from "./amount-text.ts";

const MenuLink = styled(Link)`
  ${menuItemStyles}
`;

type RowMenuProps = { row: Transaction; onDetails: () => void };

/** The actions for one transaction. The last two open Support with its reference, or with its amount and time. */
export function RowMenu({ row, onDetails }: RowMenuProps) {
  const { reference } = row;
  return (
    <Menu
      label={reference ? say(words.actionsFor, { reference }) : words.actionsForThis}
      trigger={<EllipsisVertical size="1.25em" />}
    >
      <li>
        <MenuButton onClick={onDetails}>
          <Receipt size="1.25em" />
          {words.viewDetails}
        </MenuButton>
      </li>
      <li>
        <ToSupport row={row} about="dispute">
          <ShieldAlert size="1.25em" />
          {words.requestDispute}
        </ToSupport>
      </li>
      <li>
        <ToSupport row={row} about="complaint">
          <MessageSquareWarning size="1.25em" />
          {words.makeComplain}
        </ToSupport>
      </li>
    </Menu>
  );
}

type ToSupportProps = { row: Transaction; about: "dispute" | "complaint"; children: ReactNode };

/** A part of its own, so that dates and amounts are only written for the menu that is open. */
function ToSupport({ row, about, children }: ToSupportProps) {
  const { reference, amountMinor, form, createdAt, timeZone } = row;
  const called = [amountText(amountMinor, form), dateText(createdAt, timeZone)].join(", ");
  const query = new URLSearchParams({ ...(reference && { reference }), about }).toString();
  return (
    <MenuLink to={`/support?${query}`} state={{ transaction: { reference, called } }}>
      {children}
    </MenuLink>
  );
}
