import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";

import type { Ask } from "#definition/compiled.ts";
import { without } from "#engine/state/screen-state.ts";
import type { ScreenStore } from "#engine/screen/screen-store.ts";
import { sourceFailures } from "#engine/sources/source-failures.ts";
import { ErrorSummary } from "#ui/controls/error-summary.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { useScreenValue } from "#renderer/screen-context.ts";

import { fieldStates } from "./field-rules.ts";
import { focusFirstField, focusSubmit } from "./focus-field.ts";
import { titleFor } from "./messages.ts";
import { partId } from "./part-id.ts";
import type { Refusals } from "./refusals.ts";
import { problemsOf } from "./summary.ts";

type FormProblemsProps = { readonly ask: Ask; readonly id: string; readonly refusals: Refusals };

/** What is wrong with a form, above its fields. A dialog that asks only for a secret says it at its field, which takes the focus. */
export function FormProblems({ ask, id, refusals }: FormProblemsProps) {
  const { standing, attempt } = useSyncExternalStore(
    refusals.subscribe,
    refusals.getState,
    refusals.getState,
  );
  const refused = useScreenValue((one) => one.getState().fieldErrors);
  const isWrong = standing.length > 0 || Object.keys(refused).length > 0;
  // As text, so that a key which changes nothing here renders nothing. Where nothing is wrong it costs nothing.
  const select = (one: ScreenStore) => (isWrong ? JSON.stringify(linesOf(ask, id, one, standing)) : "[]");
  const text = useScreenValue(select, isWrong);
  const lines = useMemo(() => JSON.parse(text) as ReturnType<typeof linesOf>, [text]);
  const leave = useCallback(() => focusSubmit(id), [id]);
  if (ask.dialog && ask.names.length === 1 && ask.secrets.length === 1) {
    return lines.length > 0 && <SecretProblem key={`${attempt}|${text}`} formId={id} errors={lines} />;
  }
  return <ErrorSummary title={titleFor(ask, standing)} errors={lines} focusKey={attempt} onLeave={leave} />;
}

/**
 * Moves the focus to the first field, once, and announces what stands there: the focus may be there already, and then a
 * screen reader says nothing by itself.
 */
function SecretProblem({ formId, errors }: { formId: string; errors: readonly { readonly text: string }[] }) {
  useEffect(() => focusFirstField(formId), [formId]);
  return <VisuallyHidden role="alert">{errors.map(({ text }) => text).join(" ")}</VisuallyHidden>;
}

function linesOf(
  ask: Ask,
  id: string,
  store: ScreenStore,
  errors: ReturnType<Refusals["getState"]>["standing"],
) {
  const { inputs: values, sources, fieldErrors: refused } = store.getState();
  const { hidden, resting } = fieldStates(ask, store);
  const failures = without(sourceFailures(ask, sources), hidden);
  return problemsOf(ask.names, { values, errors, refused, failures }).map(({ field, text, part }) =>
    // A field that cannot be filled in takes no focus: a link to it would do nothing.
    resting.includes(field) ? { text } : { text, fieldId: partId(`${id}-${field}`, part) },
  );
}
