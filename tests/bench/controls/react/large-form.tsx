import { useState, type FormEvent } from "react";

import { largeFields } from "#tests/support/large-form.ts";

import { Field } from "./field.tsx";

/** The large form by hand: the state is in one place, and each key renders every field. */
export function LargeForm() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [submitted, setSubmitted] = useState(false);
  const change = (name: string, value: string) => {
    const isFirst = name === largeFields[0];
    setValues({ ...values, [name]: value, ...(isFirst && { [largeFields[2]!]: value }) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
  };
  const isShown = (name: string) => name !== largeFields[1] || ["", "1", "12"].includes(values.field_0 ?? "");
  const errorOf = (value: string) => (submitted && !/^\d+$/.test(value) ? "Enter digits" : undefined);
  return (
    <form noValidate onSubmit={submit}>
      <h1>Large form</h1>
      {largeFields.filter(isShown).map((name, index) => (
        <Field key={name} name={name} label={`Field ${index}`} error={errorOf(values[name] ?? "")}>
          {(control) => (
            <input
              {...control}
              value={values[name] ?? ""}
              onChange={(event) => change(name, event.target.value)}
            />
          )}
        </Field>
      ))}
      <button type="submit">Send</button>
    </form>
  );
}
