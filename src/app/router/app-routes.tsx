import { Route, Routes } from "react-router-dom";
import { screens } from "virtual:screens";

import type { ScreenEntry } from "#definition/compiled.ts";
import { PRINT_RECEIPT, PRINT_STATEMENT } from "#app/paths.ts";
import { PublicArea } from "#app/layout/public-area.tsx";

import { CustomerGuard } from "./customer-guard.tsx";
import { printPageLoader, statementPageLoader } from "./loaders.ts";
import { NotFound } from "./not-found.tsx";
import { PageRoute } from "./page-route.tsx";
import { OverRoute } from "./over-route.tsx";
import { pages, type PageEntry } from "./pages.ts";
import { Part } from "./part.tsx";
import { ScreenRoute } from "./screen-route.tsx";

/** Every route: one for each screen file, one for each page, and the not-found page. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicArea />}>
        {screens.filter(({ access }) => access === "public").map(routeOf)}
      </Route>
      <Route element={<CustomerGuard />}>
        {screens.filter(({ access, over }) => access === "customer" && !over).map(routeOf)}
        {pages.map(pageRouteOf)}
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

function pageRouteOf(entry: PageEntry) {
  const { path } = entry;
  const over = screens.filter((screen) => screen.over === path);
  return (
    <Route key={path} path={path} element={<PageRoute key={path} entry={entry} over={over} />}>
      {over.map((screen) => (
        <Route key={screen.id} path={screen.path} element={<OverRoute key={screen.id} entry={screen} />} />
      ))}
    </Route>
  );
}

function routeOf(entry: ScreenEntry) {
  return <Route key={entry.id} path={entry.path} element={<ScreenRoute key={entry.id} entry={entry} />} />;
}
