import { StrictMode } from "react";

import { App, type AppProps } from "#app/app.tsx";
import { BankContext, type Bank } from "#app/bank.ts";

/** The app of an opened bank. The build renders it and the browser hydrates it, so both must render the same tree. */
export function BuiltApp({ bank, ...rest }: AppProps & { readonly bank: Bank }) {
  return (
    <StrictMode>
      <BankContext value={bank}>
        <App {...rest} />
      </BankContext>
    </StrictMode>
  );
}
