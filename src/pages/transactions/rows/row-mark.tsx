import { usePageServices } from "#pages/services.ts";
import { Icon, isIconName } from "#ui/icons/icon.tsx";
import { whatFor, type Transaction } from "#pages/transactions/read/transaction.ts";

import { Mark } from "./row-parts.ts";

/** The icon of the screen that makes such payments, else the initial of whom or what it was for. */
export function RowMark({ row: { typeId, description, category } }: { row: Transaction }) {
  const { menu } = usePageServices();
  const icon = menu.find(({ types = [] }) => typeId !== undefined && types.includes(typeId))?.icon;
  return (
    <Mark aria-hidden>
      {icon && isIconName(icon) ? <Icon name={icon} /> : initialOf(whatFor(description) || category)}
    </Mark>
  );
}

function initialOf(text: string): string {
  const first = text.codePointAt(0);
  return first === undefined ? "" : String.fromCodePoint(first).toUpperCase();
}
