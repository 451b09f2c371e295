import { useDeferredValue, type ReactNode } from "react";

import { endsWithResult } from "#engine/payments/ends-with-result.ts";
import { focusHeading } from "#renderer/around/focus-step.ts";
import type { Late } from "#renderer/late.ts";
import { useScreenStore, useScreenValue } from "#renderer/screen-context.ts";

import { ResultPanel } from "./result-panel.tsx";

type ResultPlaceProps = {
  readonly payments: Late["payments"];
  /** Closes the dialog of a screen above a page. */
  readonly onClose: (() => void) | undefined;
  /** The forms. */
  readonly children: ReactNode;
};

/** The result of a payment: above the forms, or in their place where it ends them. */
export function ResultPlace({ payments, onClose, children }: ResultPlaceProps) {
  const store = useScreenStore();
  const { result, ended } = useResult();
  const dismiss = () => {
    store.dismissResult();
    // The button that had the focus is gone.
    if (ended) (onClose ?? focusHeading)();
  };
  return (
    <>
      {result && (
        <ResultPanel
          result={result}
          inPlace={ended}
          save={
            payments &&
            result.outcome === "succeeded" &&
            result.entered && <payments.SaveRecipient entered={result.entered} />
          }
          onDismiss={dismiss}
          onRepeat={onClose ? undefined : store.refill?.repeat}
        />
      )}
      {!ended && children}
    </>
  );
}

/** A dismissed result stays until the form in its place has been rendered, so that the frame that answers the press is not late. */
function useResult() {
  const result = useScreenValue((store) => store.getState().result);
  const ended = useScreenValue(endsWithResult);
  const [resultBefore, endedBefore] = [useDeferredValue(result), useDeferredValue(ended)];
  return result ? { result, ended } : { result: resultBefore, ended: endedBefore };
}
