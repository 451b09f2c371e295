import { useState } from "react";

import { noValues, type Values } from "#tests/bench/controls/shared/airtime.ts";
import type { Result } from "#tests/bench/controls/shared/provider.ts";

import { AirtimeForm } from "./airtime-form.tsx";
import { Modal } from "./modal.tsx";
import { PinDialog } from "./pin-dialog.tsx";
import { useWallets } from "./use-wallets.ts";

/** The form, its dialogs, and the purchase. */
export function AirtimeScreen() {
  const { wallets, refresh } = useWallets();
  const [values, setValues] = useState(noValues);
  const [confirmed, setConfirmed] = useState<Values>();
  const [result, setResult] = useState<Result>();

  const settle = (outcome: Result) => {
    setResult(outcome);
    if (outcome.title === "Failed") return;
    setConfirmed(undefined);
    setValues(noValues);
    refresh();
  };
  return (
    <>
      <h1>Airtime Subscription</h1>
      <AirtimeForm wallets={wallets} values={values} onChange={setValues} onSubmit={setConfirmed} />
      {confirmed && (
        <PinDialog values={confirmed} onCancel={() => setConfirmed(undefined)} onResult={settle} />
      )}
      {result && (
        <Modal title={result.title} onClose={() => setResult(undefined)}>
          <p>{result.text}</p>
          <button type="button" onClick={() => setResult(undefined)}>
            OK
          </button>
        </Modal>
      )}
    </>
  );
}
