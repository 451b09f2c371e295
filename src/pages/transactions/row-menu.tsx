import { EllipsisVertical, Receipt } from "lucide-react";

import { MenuButton } from "#ui/menu-parts.ts";
import { Menu } from "#ui/menu.tsx";

type RowMenuProps = { reference: string; onDetails: () => void };

/** What can be done about one transaction. */
export function RowMenu({ reference, onDetails }: RowMenuProps) {
  return (
    <Menu label={`Actions for ${reference}`} trigger={<EllipsisVertical size="1.25rem" />}>
      <li>
        <MenuButton onClick={onDetails}>
          <Receipt size="1.25rem" />
          View Details
        </MenuButton>
      </li>
    </Menu>
  );
}
