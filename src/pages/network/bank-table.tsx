import { SquareCheck } from "lucide-react";
import { styled } from "styled-components";

import { DataTable, type Column } from "#ui/lists/data-table.tsx";
import { belowTablet } from "#ui/styles/media.ts";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import type { NetworkBank } from "./use-network-banks.ts";
import { words } from "./words.ts";

/** On a phone the six fit into as many columns as there is room for; one per line would fill the screen. */
const Compact = styled.div`
  ${belowTablet} {
    && tbody tr {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
      column-gap: var(--space-4);
    }
    && tbody th {
      grid-column: 1 / -1;
    }
    && tbody td {
      gap: var(--space-2);
    }
  }
  td svg {
    flex: none;
    min-width: 1.25rem;
    color: var(--color-success-text);
    vertical-align: middle;
  }
`;

function columns(): readonly Column<NetworkBank>[] {
  const { masterCard, verve, visa, deposit, transfer, bill } = words;
  // All are ticked for every bank (specification 2 §2).
  const services = [masterCard, verve, visa, deposit, transfer, bill];
  return [
    { key: "bank", header: words.bank, cell: ({ label }) => label },
    ...services.map((header) => ({ key: header, header, cell: () => <Tick /> })),
  ];
}

function Tick() {
  return (
    <>
      <SquareCheck size="1.25em" />
      <VisuallyHidden>{words.yes}</VisuallyHidden>
    </>
  );
}

/** The banks and the services that work with them. */
export function BankTable({ banks }: { banks: readonly NetworkBank[] }) {
  return (
    <Compact>
      <DataTable caption={words.banks} columns={columns()} rows={banks} rowKey={({ id }) => id} />
    </Compact>
  );
}
