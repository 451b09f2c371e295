import { styled } from "styled-components";

import { Part } from "#app/router/part.tsx";
import type { Transaction } from "#pages/transactions/read/transaction.ts";
import { Spinner } from "#ui/progress/spinner.tsx";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { words } from "./words.ts";

/** As tall as the panel. */
const Place = styled.div`
  display: grid;
  place-items: center;
  height: calc(min(26rem, 60vh) + var(--control-height));
`;

type SearchDialogProps = { onClose: () => void; onTransaction: (transaction: Transaction) => void };

/** The search dialog. Its panel and index load when it first opens. */
export function SearchDialog({ onClose, onTransaction }: SearchDialogProps) {
  return (
    <Dialog open title={words.search} onClose={onClose} closeLabel={words.closeSearch}>
      <Part load={panelLoader} loading={<Waiting />}>
        {(SearchPanel) => <SearchPanel onClose={onClose} onTransaction={onTransaction} />}
      </Part>
    </Dialog>
  );
}

function Waiting() {
  return (
    <Place>
      <Spinner label={words.loading} />
    </Place>
  );
}

async function panelLoader() {
  return (await import("./search-panel.tsx")).SearchPanel;
}
