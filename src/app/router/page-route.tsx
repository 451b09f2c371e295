import { Outlet } from "react-router-dom";

import type { ScreenEntry } from "#definition/compiled.ts";
import { spoken } from "#lib/words.ts";
import { useSession } from "#app/session/use-session.ts";

import { Arrival } from "./arrival.tsx";
import { customerTitle } from "./customer-title.ts";
import { Part } from "./part.tsx";
import type { PageEntry } from "./pages.ts";

type PageRouteProps = {
  readonly entry: PageEntry;
  /** The screen that is open above this page. */
  readonly over: ScreenEntry | undefined;
};

/** The route of a page, and of the dialog above it. */
export function PageRoute({ entry, over }: PageRouteProps) {
  const { user } = useSession();
  const title = over ? spoken(over.title) : entry.title();
  return (
    <Part load={entry.load}>
      {(Page) => (
        <>
          <Page />
          <Outlet />
          <Arrival title={customerTitle(user, title)} />
        </>
      )}
    </Part>
  );
}
