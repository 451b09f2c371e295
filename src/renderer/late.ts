import type { Lists } from "#engine/fields/list-rows.ts";

import type { Branches } from "./late-branches.ts";
import type { LateKept } from "./late-kept.ts";
import type { LateLookUps } from "./late-look-ups.ts";
import type { LatePayments } from "./late-payments.ts";
import type { Views } from "./late-views.ts";
import type { StepKind } from "./step.ts";
import { byName, type ByName, type Widget, type Widgets } from "./form/widget.ts";

/** The late parts that a screen needs. */
export type Late = {
  readonly views: Views | undefined;
  readonly payments: LatePayments | undefined;
  readonly lists: Lists | undefined;
  readonly lookUps: LateLookUps | undefined;
  readonly kept: LateKept | undefined;
  readonly branches: Branches | undefined;
  readonly widgets: Widgets;
  readonly steps: ByName<StepKind>;
};

/** One widget or kind of step per file, with the name of its file. */
const widgets = import.meta.glob<Widget>(["./widgets/*.tsx", "!**/*.test.tsx"], { import: "widget" });
const steps = import.meta.glob<StepKind>(["./steps/*.tsx", "!**/*.test.tsx"], { import: "step" });

/**
 * Loads what a screen needs and sign-in does not: "views", "payments", "lists", "lookUps", "kept", "branches", widgets and kinds of steps, by name. The line of the screen in
 * the index names them, so they come beside the screen, before it opens: in the middle of a payment nothing is loaded any
 * more.
 */
export async function loadLate(names: readonly string[] = []): Promise<Late> {
  const load = async <T extends { readonly name: string }>(folder: string, files: Files<T>) =>
    byName(await Promise.all(names.flatMap((name) => files[`./${folder}/${name}.tsx`]?.() ?? [])));
  const [views, payments, lists, lookUps, kept, branches, ...loaded] = await Promise.all([
    names.includes("views") ? import("./late-views.ts").then((module) => module.views) : undefined,
    names.includes("payments") ? import("./late-payments.ts").then((module) => module.payments) : undefined,
    names.includes("lists")
      ? import("#engine/fields/list-rows.ts").then((module) => module.lists)
      : undefined,
    names.includes("lookUps") ? import("./late-look-ups.ts").then((module) => module.lookUps) : undefined,
    names.includes("kept") ? import("./late-kept.ts").then((module) => module.kept) : undefined,
    names.includes("branches") ? import("./late-branches.ts").then((module) => module.branches) : undefined,
    load("widgets", widgets),
    load("steps", steps),
  ]);
  return { views, payments, lists, lookUps, kept, branches, widgets: loaded[0], steps: loaded[1] };
}

type Files<T> = Readonly<Record<string, () => Promise<T>>>;
