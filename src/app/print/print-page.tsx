import { useState } from "react";

import { useBank } from "#app/bank.ts";
import { MessagePage } from "#app/layout/message-page.tsx";
import { Arrival } from "#app/router/arrival.tsx";
import { useSession } from "#app/session/use-session.ts";
import { receiptTitle } from "#ui/receipt/receipt.ts";
import { ReceiptView } from "#ui/receipt/receipt-view.tsx";

import { receiptToPrint } from "./print-window.ts";
import { Printed } from "./printed.tsx";
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
  return (
    <Printed title={receiptTitle(receipt)}>
      <ReceiptView receipt={receipt} paper />
    </Printed>
  );
}
