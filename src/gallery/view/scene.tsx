import { useState, type ComponentProps } from "react";
import { MemoryRouter } from "react-router-dom";

import { App } from "#app/app.tsx";
import { BankContext, type Bank } from "#app/bank.ts";
import { OpenedContext } from "#renderer/screen-context.ts";
import { GlobalStyle } from "#ui/global-style.ts";

type SceneProps = {
  readonly bank: Bank;
  /** Where the customer comes in. */
  readonly path: string;
  /** Told of each screen that opens. */
  readonly opened?: ComponentProps<typeof OpenedContext>["value"];
};

/** The app at a path, whose address is nobody else's matter. */
export function Scene({ bank, path, opened }: SceneProps) {
  const [router] = useState(() => (props: ComponentProps<typeof MemoryRouter>) => (
    <MemoryRouter {...props} initialEntries={[path]} />
  ));
  return (
    <BankContext value={bank}>
      <OpenedContext value={opened}>
        <GlobalStyle />
        <App router={router} />
      </OpenedContext>
    </BankContext>
  );
}
