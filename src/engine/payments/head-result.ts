import type { AlertEffect } from "#engine/environment.ts";
import type { ScreenHost } from "#engine/state/screen-host.ts";

/** The result of a payment says what an alert would say. */
export function headResult({ state, dispatch }: ScreenHost, { title, text }: AlertEffect): void {
  const { result } = state();
  if (result)
    dispatch({ type: "resulted", result: { ...result, heading: title, message: text || result.message } });
}
