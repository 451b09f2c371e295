import { Route, Routes } from "react-router-dom";

import type { ScreenEntry } from "#definition/compiled.ts";
import { PRINT_RECEIPT, PRINT_STATEMENT } from "#app/paths.ts";
import { PublicArea } from "#app/layout/public-area.tsx";
import { useScreenHere } from "#app/screens/use-screens.ts";

import { CustomerGuard } from "./customer-guard.tsx";
import { printPageLoader, statementPageLoader } from "./loaders.ts";
import { NotFound } from "./not-found.tsx";
import { PageRoute } from "./page-route.tsx";
import { OverRoute } from "./over-route.tsx";
import { pages, type PageEntry } from "./pages.ts";
import { Part } from "./part.tsx";
import { ScreenRoute } from "./screen-route.tsx";

/** Every route of this address: of its screen (there may be thousands of others), of each page, and the not-found page. */
export function AppRoutes() {
  const screen = useScreenHere();
  const { access, over } = screen ?? {};
  return (
    <Routes>
      <Route element={<PublicArea />}>{screen && access === "public" && routeOf(screen)}</Route>
      <Route element={<CustomerGuard />}>
        {screen && access === "customer" && !over && routeOf(screen)}
        {pages.map((entry) => pageRouteOf(entry, over === entry.path ? screen : undefined))}
      </Route>
      <Route
        path={PRINT_RECEIPT}
        element={<Part load={printPageLoader}>{(PrintPage) => <PrintPage />}</Part>}
      />
      <Route
        path={PRINT_STATEMENT}
        element={<Part load={statementPageLoader}>{(StatementPage) => <StatementPage />}</Part>}
      />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

/** @param over the screen that is open above the page */
function pageRouteOf(entry: PageEntry, over: ScreenEntry | undefined) {
  const { path } = entry;
  return (
    <Route key={path} path={path} element={<PageRoute key={path} entry={entry} over={over} />}>
      {over && <Route path={over.path} element={<OverRoute key={over.id} entry={over} />} />}
    </Route>
  );
}

function routeOf(entry: ScreenEntry) {
  return <Route key={entry.id} path={entry.path} element={<ScreenRoute key={entry.id} entry={entry} />} />;
}
