import type { Views } from "./late-views.ts";
import { byName, type Widget, type Widgets } from "./widget.ts";

/** What sign-in goes without, as far as a screen needs it. */
export type Late = { readonly views?: Views; readonly widgets: Widgets };

/** One widget a file, of the name of its file. */
const widgets = import.meta.glob<Widget>("./widgets/*.tsx", { import: "widget" });

/**
 * Loads what a screen needs and sign-in does not: "views", and widgets by name. The line of the screen in the index names
 * them, so they come beside the screen, before it opens: in the middle of a payment nothing is loaded any more.
 */
export async function loadLate(names: readonly string[] = []): Promise<Late> {
  const named = names.filter((name) => name !== "views");
  const [views, ...loaded] = await Promise.all([
    named.length < names.length ? import("./late-views.ts").then((module) => module.views) : undefined,
    ...named.map(async (name) => await widgets[`./widgets/${name}.tsx`]!()),
  ]);
  return { ...(views && { views }), widgets: byName(loaded) };
}
