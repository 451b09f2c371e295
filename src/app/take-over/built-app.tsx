import { StrictMode } from "react";

import { App, type AppProps } from "#app/app.tsx";
import { BankContext, type Bank } from "#app/bank.ts";
import { GlobalStyle } from "#ui/global-style.ts";

/** The app of a bank that is open, as the build renders it and as the browser takes it over: both see the same tree. */
export function BuiltApp({ bank, ...rest }: AppProps & { readonly bank: Bank }) {
  return (
    <StrictMode>
      <GlobalStyle />
      <BankContext value={bank}>
        <App {...rest} />
      </BankContext>
    </StrictMode>
  );
}
