import type { Ask } from "#definition/compiled.ts";
import type { ScreenState } from "#engine/state/screen-state.ts";

/** Why the source behind each field of a form failed, for the fields where it did. */
export function sourceFailures(ask: Ask, sources: ScreenState["sources"]): Readonly<Record<string, string>> {
  const entries = Object.keys(ask.schema.properties ?? {}).flatMap((field) => {
    const name = (ask.uiSchema?.[field] as Hints | undefined)?.["ui:options"]?.source;
    const state = name === undefined ? undefined : sources[name];
    return state?.status === "failed" && state.reason ? [[field, state.reason] as const] : [];
  });
  return Object.fromEntries(entries);
}

type Hints = { readonly "ui:options"?: { readonly source?: string } };
