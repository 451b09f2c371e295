import { matchPath, useLocation } from "react-router-dom";

import { BILLER } from "#definition/billers.ts";
import { PRINT_RECEIPT, PRINT_STATEMENT } from "#app/paths.ts";
import { PublicArea } from "#app/layout/public-area.tsx";
import { useScreenHere } from "#app/screens/use-screens.ts";

import { CustomerGuard } from "./customer-guard.tsx";
import { printPageLoader, statementPageLoader } from "./loaders.ts";
import { NotFound } from "./not-found.tsx";
import { pageOf } from "./page-of.ts";
import { PageRoute } from "./page-route.tsx";
import { Part } from "./part.tsx";
import { ScreenRoute } from "./screen-route.tsx";

/**
 * What stands at the address: a screen, a page, or the not-found page. Paths have no parameters and no ranks, so the router's
 * `Routes` would only cost what it brings (4 kB before sign-in).
 */
export function AppRoutes() {
  const { pathname, search } = useLocation();
  const screen = useScreenHere();
  const page = pageOf(pathname, screen);
  if (page)
    return (
      <CustomerGuard>
        <PageRoute key={page.path} entry={page} dialog={screen} />
      </CustomerGuard>
    );
  if (screen) {
    const Area = screen.access === "public" ? PublicArea : CustomerGuard;
    return (
      <Area>
        <ScreenRoute key={screen.id + (new URLSearchParams(search).get(BILLER) ?? "")} entry={screen} />
      </Area>
    );
  }
  if (matchPath(PRINT_RECEIPT, pathname))
    return <Part load={printPageLoader}>{(PrintPage) => <PrintPage />}</Part>;
  if (matchPath(PRINT_STATEMENT, pathname))
    return <Part load={statementPageLoader}>{(StatementPage) => <StatementPage />}</Part>;
  return <NotFound />;
}
