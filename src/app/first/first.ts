import { readStored } from "#lib/storage.ts";
import { SCHEME_KEY, schemeOf } from "#tenant/scheme.ts";
import { applyScheme } from "#tenant/theme/apply-scheme.ts";

import { keepPressed } from "./keep-pressed.ts";
import { isForThisVisit } from "./page.ts";
import { findTyped } from "./typed.ts";
import { watchScripts } from "./watch-scripts.ts";

// A classic script, before anything is painted: it stands in no file of the app, and imports what is small alone.
const page = document.documentElement;
const { dataset } = page;
const isKept = isForThisVisit(dataset["path"]);
dataset["page"] = isKept ? "kept" : "passed-over";
// The title is of the screen that the file holds.
if (!isKept) document.title = "Loading";

const media = matchMedia("(prefers-color-scheme: dark)");
const paint = () =>
  applyScheme(
    page,
    schemeOf(
      readStored(() => localStorage, SCHEME_KEY),
      media.matches,
    ),
  );
paint();
// For good: where there is no bank, nothing else follows the system. The app of a bank does, and is told later.
media.addEventListener("change", paint);

const fail = () => {
  dataset["failed"] = "";
};
const unwatch = watchScripts(document, fail);
const { pressed, stop } = keepPressed(document);
window.early = {
  isKept,
  pressed,
  findTyped,
  fail,
  stop: () => {
    stop();
    unwatch();
    // It was never seen, and must not be.
    if (!isKept) document.querySelector("#root")?.replaceChildren();
    delete dataset["page"];
    delete dataset["failed"];
  },
};
