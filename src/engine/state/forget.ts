import type { Position } from "./position.ts";
import type { ScreenHost } from "./screen-host.ts";
import { spentSecrets } from "./secrets.ts";

/** Forgets the outputs of later steps from an earlier pass, because the customer may not pass them again. */
export function forgetOutputs({ screen, state, dispatch }: ScreenHost, at: number): void {
  const later = screen.steps.slice(at + 1).flatMap(({ name }) => name ?? []);
  const steps = later.filter((name) => Object.hasOwn(state().outputs, name));
  if (steps.length > 0) dispatch({ type: "forgot", steps });
}

/** Forgets the secrets that are needed no more at a position. */
export function forgetSecrets({ screen, state, dispatch }: ScreenHost, { at, phase }: Position): void {
  const { inputs } = state();
  const spent = spentSecrets(screen, phase === "resting" ? 0 : at).filter((name) =>
    Object.hasOwn(inputs, name),
  );
  if (spent.length > 0) dispatch({ type: "cleared", inputs: spent, defaults: {} });
}
