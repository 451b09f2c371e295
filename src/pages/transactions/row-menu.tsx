import { EllipsisVertical, MessageSquareWarning, Receipt, ShieldAlert } from "lucide-react";
import { styled } from "styled-components";

import { MenuButton, menuItemStyles } from "#ui/menu-parts.ts";
import { Menu } from "#ui/menu.tsx";
import { say } from "#lib/words.ts";
import { Link } from "#ui/link.tsx";
import { words } from "./words.ts";

const MenuLink = styled(Link)`
  ${menuItemStyles}
`;

type RowMenuProps = { reference: string; onDetails: () => void };

/** The actions for one transaction. The last two open Support with its reference. */
export function RowMenu({ reference, onDetails }: RowMenuProps) {
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
        <MenuLink to={supportPath(reference, "dispute")}>
          <ShieldAlert size="1.25em" />
          {words.requestDispute}
        </MenuLink>
      </li>
      <li>
        <MenuLink to={supportPath(reference, "complaint")}>
          <MessageSquareWarning size="1.25em" />
          {words.makeComplain}
        </MenuLink>
      </li>
    </Menu>
  );
}

function supportPath(reference: string, about: "dispute" | "complaint"): string {
  return `/support?${new URLSearchParams({ ...(reference && { reference }), about }).toString()}`;
}
