import { useState, type ComponentProps } from "react";
import { MemoryRouter } from "react-router-dom";

import { App } from "#app/app.tsx";
import { BankContext, type Bank } from "#app/bank.ts";
import { OpenedContext } from "#renderer/screen-context.ts";

type SceneProps = {
  readonly bank: Bank;
  /** The path at which the customer enters. */
  readonly path: string;
  /** Called for each screen that opens. */
  readonly opened?: ComponentProps<typeof OpenedContext>["value"];
};

/** The app at a path. Its address is kept in memory, apart from the browser's. */
export function Scene({ bank, path, opened }: SceneProps) {
  const [router] = useState(() => (props: ComponentProps<typeof MemoryRouter>) => (
    <MemoryRouter {...props} initialEntries={[path]} />
  ));
  return (
    <BankContext value={bank}>
      <OpenedContext value={opened}>
        <App router={router} />
      </OpenedContext>
    </BankContext>
  );
}
