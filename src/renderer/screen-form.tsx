import Form from "@rjsf/core/lib/components/Form.js";
import type { ErrorSchema, RJSFSchema, RJSFValidationError } from "@rjsf/utils";
import createPrecompiledValidator from "@rjsf/validator-ajv8/lib/createPrecompiledValidator.js";
import { Fragment, useMemo, useState } from "react";
import { styled } from "styled-components";

import type { Ask } from "#definition/compiled.ts";
import { without, type Inputs } from "#engine/screen-state.ts";
import { sourceFailures } from "#engine/source-failures.ts";
import { Alert } from "#ui/alert.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Stack } from "#ui/stack.tsx";

import { fieldStates, withOwnErrors } from "./field-rules.ts";
import { titleFor, toFormErrors, withTexts, type FormError } from "./messages.ts";
import { partId } from "./part-id.ts";
import { AskContext, useScreenStore, useScreenValue } from "./screen-context.ts";
import { problemsOf } from "./summary.ts";
import { useInputs } from "./use-inputs.ts";

type ScreenFormProps = {
  readonly ask: Ask;
  /** Id of the form element, for buttons outside it, and prefix of the ids of its fields. */
  readonly id: string;
  /** Whether it is the form that the screen asks now; the one behind a dialog is not. */
  readonly active: boolean;
};

/** A step that asks nothing has an empty form: it takes no room between its neighbours. */
const Frame = styled(Stack)`
  &:not(:has(input, select, textarea, button, [role])) {
    position: absolute;
  }
`;

/** rjsf compares its children at each render: one that never changes costs nothing. It also leaves out its button. */
const noButton = <Fragment />;
/** Without this rjsf chooses the first of a list for the customer. */
const defaults = { constAsDefaults: "never" } as const;
const none: Refusal = { errors: [], attempt: 0, inputs: {} };

type Refusal = {
  readonly errors: readonly FormError[];
  readonly attempt: number;
  /** What was refused. An input that is another since, filled in by a tap or an answer, is not wrong any more. */
  readonly inputs: Inputs;
};

/** The fields of one form, and above them what is wrong: the message of the last call, and errors linked to fields. */
export function ScreenForm({ ask, id, active }: ScreenFormProps) {
  const store = useScreenStore();
  const names = useMemo(() => Object.keys(ask.schema.properties ?? {}), [ask]);
  const { inputs, report, departures } = useInputs();
  const message = useScreenValue((one) => one.getState().message);
  const serverErrors = useScreenValue((one) => one.getState().fieldErrors);
  const sources = useScreenValue((one) => one.getState().sources);
  const [refusal, setRefusal] = useState(none);
  const validator = useMemo(
    () => createPrecompiledValidator(ask.validators as never, ask.schema as RJSFSchema),
    [ask],
  );
  const formData = useMemo(() => only(names, inputs), [names, inputs]);
  const standing = useMemo(
    () => refusal.errors.filter(({ field }) => inputs[field] === refusal.inputs[field]),
    [refusal, inputs],
  );
  const own = useMemo(() => textsOf(standing.filter((error) => error.own)), [standing]);
  const extraErrors = useMemo(
    () => toErrorSchema({ ...own, ...only(names, serverErrors) }),
    [names, own, serverErrors],
  );
  const states = fieldStates(ask, store);
  const failures = without(sourceFailures(ask, sources), states.hidden);
  const problems = problemsOf(names, { values: inputs, errors: standing, refused: serverErrors, failures });
  const summary = problems.map(({ field, text, part }) =>
    // A field that cannot be filled in takes no focus: a link to it would do nothing.
    states.resting.includes(field) ? { text } : { text, fieldId: partId(`${id}-${field}`, part) },
  );

  const refuse = (errors: readonly FormError[]) => {
    store.refuse();
    setRefusal({ errors, attempt: refusal.attempt + 1, inputs: store.getState().inputs });
  };
  const submit = (data: Record<string, unknown>) => {
    const wrongOnes = withOwnErrors(ask, data, store);
    if (wrongOnes.length > 0) return refuse(wrongOnes);
    setRefusal({ ...none, attempt: refusal.attempt });
    if (!active) return;
    store.submit(defined(data));
  };
  const change = (data: Record<string, unknown>, errors: RJSFValidationError[]) => {
    report({ ...without(store.getState().inputs, names), ...defined(data) });
    if (standing.length === 0) return;
    const found = withOwnErrors(ask, data, store, toFormErrors(ask, errors, fieldStates(ask, store)));
    // rjsf has not seen yet what a suggestion has just filled in.
    const filled = store.getState().inputs;
    const left = found.filter(
      ({ field, keyword }) =>
        standing.some((error) => error.field === field) &&
        !(keyword === "required" && filled[field] !== undefined),
    );
    setRefusal({ ...refusal, errors: left, inputs: filled });
  };

  return (
    <Frame $gap={5}>
      {active && message && <Alert tone={message.tone}>{message.text}</Alert>}
      <ErrorSummary title={titleFor(ask, standing)} errors={summary} focusKey={refusal.attempt} />
      <AskContext value={ask}>
        <Form
          id={id}
          schema={ask.schema}
          uiSchema={ask.uiSchema}
          validator={validator}
          formData={formData}
          // rjsf keeps its own data where no property is another than at the last render.
          formContext={departures}
          extraErrors={extraErrors}
          extraErrorsBlockSubmit={false}
          idPrefix={id}
          idSeparator="-"
          noHtml5Validate
          experimental_defaultFormStateBehavior={defaults}
          showErrorList={false}
          liveValidate={standing.length > 0 ? "onChange" : false}
          transformErrors={(errors) => withTexts(ask, errors, fieldStates(ask, store))}
          onChange={(event) => change(event.formData as Record<string, unknown>, event.errors)}
          onError={(errors) =>
            refuse(
              withOwnErrors(
                ask,
                store.getState().inputs,
                store,
                toFormErrors(ask, errors, fieldStates(ask, store)),
              ),
            )
          }
          onSubmit={(event) => submit(event.formData as Record<string, unknown>)}
        >
          {noButton}
        </Form>
      </AskContext>
    </Frame>
  );
}

function only<T>(names: readonly string[], values: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

function textsOf(errors: readonly FormError[]): Record<string, string> {
  return Object.fromEntries(errors.map(({ field, text }) => [field, text]));
}

function defined(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}

function toErrorSchema(errors: Readonly<Record<string, string>>): ErrorSchema {
  const entries = Object.entries(errors).map(([name, text]) => [name, { __errors: [text] }]);
  return Object.fromEntries(entries) as ErrorSchema;
}
