import { readStored } from "#lib/storage.ts";
import { SCHEME_KEY, schemeOf } from "#tenant/scheme.ts";
import { applyScheme } from "#tenant/theme/apply-scheme.ts";

import { keepPressed } from "./keep-pressed.ts";
import { isForThisVisit } from "./page.ts";
import { findTyped } from "./typed.ts";
import { watchScripts } from "./watch-scripts.ts";

// A classic script, which runs before the first paint. It is a file of its own and may import only small modules.
const page = document.documentElement;
const { dataset } = page;
const isKept = isForThisVisit(dataset["path"]);
dataset["page"] = isKept ? "kept" : "passed-over";
// The title in the file belongs to the screen in the file.
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
// Never removed: without a bank, nothing else follows the system's scheme. The app of a bank follows it too, and its
// listener runs later.
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
    // The customer has never seen this form, and must not see it.
    if (!isKept) document.querySelector("#root")?.replaceChildren();
    delete dataset["page"];
    delete dataset["failed"];
  },
};
