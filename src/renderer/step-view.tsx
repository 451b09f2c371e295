import type { Step } from "#definition/compiled.ts";

import { ShowView } from "./show-view.tsx";
import { WaitDialog } from "./wait-dialog.tsx";

/** What the customer sees of a step that is no form, by the key that only steps of its kind have. */
export function StepView({ step }: { step: Step }) {
  if ("show" in step) return <ShowView step={step} />;
  return "wait" in step && <WaitDialog step={step} />;
}
