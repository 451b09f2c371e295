import { useContext, useEffect, useState, type FormEvent } from "react";
import { styled } from "styled-components";

import type { Ask } from "#definition/compiled.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import {
  AskContext,
  LateContext,
  RefusalsContext,
  useScreenStore,
  useScreenValue,
} from "#renderer/screen-context.ts";

import { FieldView } from "./field-view.tsx";
import { dataOf, formFields } from "./form-fields.ts";
import { FormProblems } from "./form-problems.tsx";
import { createRefusals } from "./refusals.ts";

type ScreenFormProps = {
  readonly ask: Ask;
  /** Id of the form element, for buttons outside of it, and prefix of its fields' ids. */
  readonly id: string;
  /** Whether the screen asks this form now; a form behind a dialog is not active. */
  readonly active: boolean;
};

/** The form of a step without fields is empty and takes no space. */
const Fields = styled(Stack)`
  &:empty {
    position: absolute;
  }
`;

/**
 * The fields of one form, and above them what is wrong: the message of the last call, and errors linked to fields. The
 * values are the screen's alone: typing renders the field and what depends on it, not the form.
 */
export function ScreenForm({ ask, id, active }: ScreenFormProps) {
  const store = useScreenStore();
  const message = useScreenValue((one) => one.getState().message);
  const { branches, widgets } = useContext(LateContext);
  const fields = useScreenValue((one) => formFields(ask, branches)(one.getState().inputs));
  const [refusals] = useState(() => createRefusals(ask, store, widgets));
  useEffect(() => refusals.follow(), [refusals]);

  const submit = () => {
    if (active && store.early?.waits(ask, submit)) return;
    if (refusals.judge() && active) store.submit(dataOf(ask, store.getState().inputs));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <>
      {active && message && <Alert {...message}>{message.text}</Alert>}
      <FormProblems ask={ask} id={id} refusals={refusals} />
      <AskContext value={ask}>
        <RefusalsContext value={refusals}>
          <Fields as="form" $gap={5} id={id} noValidate onSubmit={onSubmit}>
            {fields.map((field) => (
              <FieldView key={field.name} id={`${id}-${field.name}`} {...field} />
            ))}
          </Fields>
        </RefusalsContext>
      </AskContext>
    </>
  );
}
