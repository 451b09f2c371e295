import { TAKE_OVER } from "#lib/worker-messages.ts";

import { serveAssets } from "./assets.ts";
import { serveBankFiles } from "./bank-files.ts";
import { servePages } from "./pages.ts";
import { serveReleasedScreens } from "./released-screens.ts";
import { worker } from "./scope.ts";

serveAssets();
serveBankFiles();
serveReleasedScreens();
servePages();
// A new release waits until no tab is open, or until a customer accepts it, so that it never interrupts anything.
worker.addEventListener("message", ({ data }) => {
  if (data === TAKE_OVER) void worker.skipWaiting();
});
