import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

import { followTranslator } from "#app/translator/follow-translator.ts";

/** Texts beside texts, beside elements, and behind a condition, as React holds them one by one. */
export type NoteProps = {
  readonly amount: number;
  readonly isBusy?: boolean;
  readonly hint?: string;
  readonly warning?: string;
};

/** A small page of React, to be translated. */
type NotePage = {
  readonly follow: () => void;
  readonly show: (props?: NoteProps) => void;
};

declare global {
  // oxlint-disable-next-line no-var -- Only `var` declares a property of the window.
  var notePage: NotePage;
}

function Note({ amount, isBusy = false, hint, warning }: NoteProps) {
  return (
    <p>
      {isBusy && <b>Wait! </b>}
      You have {amount} naira <i>now</i> in your wallet. {hint}
      {warning && <strong>{warning}</strong>}
    </p>
  );
}

const root = createRoot(document.body.appendChild(document.createElement("main")));

globalThis.notePage = {
  follow: followTranslator,
  show: (props) => flushSync(() => root.render(props && <Note {...props} />)),
};
