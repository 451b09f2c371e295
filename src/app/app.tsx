import { BrowserRouter } from "react-router-dom";

import { AlertHost } from "./alert-host.tsx";
import { AppBoundary } from "./router/app-boundary.tsx";
import { AppRoutes } from "./router/app-routes.tsx";
import { EnvironmentProvider } from "./environment-provider.tsx";
import { AnnouncerRegion } from "./router/announcer.tsx";
import { Toaster } from "#ui/toaster.tsx";

/** The opened bank: routes, and what stands above every route. */
export function App() {
  return (
    <AppBoundary>
      {/* Without transitions: a route that still loads says so, rather than leave the old one standing. */}
      <BrowserRouter useTransitions={false}>
        <EnvironmentProvider>
          <AppRoutes />
          <AlertHost />
          <Toaster />
          <AnnouncerRegion />
        </EnvironmentProvider>
      </BrowserRouter>
    </AppBoundary>
  );
}
