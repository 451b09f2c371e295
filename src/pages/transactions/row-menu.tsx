import { EllipsisVertical, MessageSquareWarning, Receipt, ShieldAlert } from "lucide-react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";

import { MenuButton, menuItemStyles } from "#ui/menu-parts.ts";
import { Menu } from "#ui/menu.tsx";

const MenuLink = styled(Link)`
  ${menuItemStyles}
`;

type RowMenuProps = { reference: string; onDetails: () => void };

/** The actions for one transaction. The last two open Support with its reference. */
export function RowMenu({ reference, onDetails }: RowMenuProps) {
  return (
    <Menu
      label={`Actions for ${reference || "this transaction"}`}
      trigger={<EllipsisVertical size="1.25rem" />}
    >
      <li>
        <MenuButton onClick={onDetails}>
          <Receipt size="1.25rem" />
          View Details
        </MenuButton>
      </li>
      <li>
        <MenuLink to={supportPath(reference, "dispute")}>
          <ShieldAlert size="1.25rem" />
          Request Dispute
        </MenuLink>
      </li>
      <li>
        <MenuLink to={supportPath(reference, "complaint")}>
          <MessageSquareWarning size="1.25rem" />
          Make Complain
        </MenuLink>
      </li>
    </Menu>
  );
}

function supportPath(reference: string, about: "dispute" | "complaint"): string {
  return `/support?${new URLSearchParams({ ...(reference && { reference }), about }).toString()}`;
}
