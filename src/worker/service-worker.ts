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
// The first date format of a process takes a cheap phone 150 to 300 ms. Browsers run the worker and the site's pages in one process, so
// made here it holds up no key of a customer. A second later, because a page may be waiting for its files.
setTimeout(() => new Intl.DateTimeFormat("en"), 1000);
