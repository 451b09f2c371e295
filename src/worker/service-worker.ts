import { TAKE_OVER } from "#lib/web/worker-messages.ts";

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
// The first format of a process, for dates or amounts, takes a cheap phone 150 to 300 ms. Browsers run the worker and the site's pages in one
// process, so made here it holds up no key of a customer. At the first visit at once: who has a password filled in signs in soon. Later after
// a second, because a page may be waiting for its files.
const prepare = () => void new Intl.DateTimeFormat("en");
worker.addEventListener("install", prepare);
setTimeout(prepare, 1000);
