import { useState } from "react";

import { useBank } from "#app/bank.ts";
import { MessagePage } from "#app/layout/message-page.tsx";
import { Arrival } from "#app/router/arrival.tsx";
import { IdleWarning } from "#app/session/idle-warning.tsx";
import { useSession } from "#app/session/use-session.ts";
import { Button } from "#ui/button.tsx";
import { receiptTitle } from "#ui/receipt/receipt.ts";
import { ReceiptView } from "#ui/receipt/receipt-view.tsx";
import { Heading } from "#ui/text.tsx";

import { Letterhead, OnScreen, Paper } from "./paper.tsx";
import { receiptToPrint } from "./print-window.ts";
import { useBlankPage } from "./use-blank-page.ts";
import { usePrintOnce } from "./use-print-once.ts";
import { words } from "./words.ts";

/** The content of the print window: one receipt, printed as soon as it is drawn. */
export function PrintPage() {
  const { tab } = useBank();
  const { token } = useSession();
  const [receipt] = useState(() => receiptToPrint(tab));
  if (token === "" || !receipt) {
    return (
      <>
        <MessagePage title={words.nothingToPrint}>
          {token === "" ? words.youAreSignedOutSignIn : words.openTheReceiptAgainThenChoose}
        </MessagePage>
        <Arrival title={words.nothingToPrint} />
      </>
    );
  }
  return <PrintedReceipt receipt={receipt} />;
}

function PrintedReceipt({ receipt }: { receipt: NonNullable<ReturnType<typeof receiptToPrint>> }) {
  const { name, logo } = useBank().settings.brand;
  const [broken, setBroken] = useState(false);
  useBlankPage();
  usePrintOnce();
  return (
    <>
      <Paper>
        <Letterhead>
          {/* The light one in every scheme: paper is white. */}
          {logo && !broken && <img src={logo} alt="" onError={() => setBroken(true)} />}
          <span>{name}</span>
        </Letterhead>
        <Heading as="h1" $size="l" tabIndex={-1}>
          {receiptTitle(receipt)}
        </Heading>
        <ReceiptView receipt={receipt} paper />
      </Paper>
      <OnScreen>
        <Button onClick={() => window.print()}>{words.print}</Button>
        <Button variant="secondary" onClick={() => window.close()}>
          {words.close}
        </Button>
        <IdleWarning />
      </OnScreen>
      <Arrival title={receiptTitle(receipt)} />
    </>
  );
}
