import { useSession } from "#app/session/use-session.ts";

import { Arrival } from "./arrival.tsx";
import { customerTitle } from "./customer-title.ts";
import { Part } from "./part.tsx";
import type { PageEntry } from "./pages.ts";

/** The route of a page. */
export function PageRoute({ entry }: { entry: PageEntry }) {
  const { user } = useSession();
  return (
    <Part load={entry.load}>
      {(Page) => (
        <>
          <Page />
          <Arrival title={customerTitle(user, entry.title)} />
        </>
      )}
    </Part>
  );
}
