import type { ScreenEntry } from "#definition/compiled.ts";
import { spoken } from "#lib/text/words.ts";
import { useSession } from "#app/session/use-session.ts";

import { Arrival } from "./arrival.tsx";
import { customerTitle } from "./customer-title.ts";
import { OverRoute } from "./over-route.tsx";
import { Part } from "./part.tsx";
import type { PageEntry } from "./pages.ts";
import { useAfterTap } from "./use-after-tap.ts";

type PageRouteProps = {
  readonly entry: PageEntry;
  /** The screen that is open above this page. */
  readonly dialog: ScreenEntry | undefined;
};

/** The route of a page, and of the dialog above it. */
export function PageRoute({ entry, dialog }: PageRouteProps) {
  const { user } = useSession();
  const later = useAfterTap();
  const title = dialog ? spoken(dialog.title) : entry.title();
  return (
    <Part load={entry.load} later={later}>
      {(Page) => (
        <>
          <Page />
          {dialog && <OverRoute key={dialog.id} entry={dialog} />}
          <Arrival title={customerTitle(user, title)} />
        </>
      )}
    </Part>
  );
}
