import type { ComponentType, ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";

import { AlertHost } from "./alert-host.tsx";
import { AppBoundary } from "./router/app-boundary.tsx";
import { OldToasts } from "./router/old-toasts.tsx";
import { AppRoutes } from "./router/app-routes.tsx";
import { EnvironmentProvider } from "./environment-provider.tsx";
import { AnnouncerRegion } from "./router/announcer.tsx";
import { Toaster } from "#ui/toasts/toaster.tsx";

export type AppProps = {
  /** Where the address is kept. Default: the browser's address bar. */
  readonly router?: ComponentType<RouterProps>;
};

type RouterProps = { readonly useTransitions: boolean; readonly children: ReactNode };

/** The opened bank: its routes, and the parts that lie above every route. */
export function App({ router: Router = BrowserRouter }: AppProps) {
  return (
    <AppBoundary>
      {/* Without transitions: a route that still loads says so, rather than leave the old one standing. */}
      <Router useTransitions={false}>
        <EnvironmentProvider>
          <AppRoutes />
          <AlertHost />
          <Toaster />
          <OldToasts />
          <AnnouncerRegion />
        </EnvironmentProvider>
      </Router>
    </AppBoundary>
  );
}
