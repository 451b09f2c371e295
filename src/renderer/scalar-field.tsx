import type { FieldProps } from "@rjsf/utils";
import { useCallback, useMemo } from "react";

import type { Schema } from "#definition/screen.ts";
import { Button } from "#ui/button.tsx";
import { ErrorText, Field } from "#ui/field.tsx";
import { Row, Stack } from "#ui/stack.tsx";

import { fieldOptions, type FieldOptions } from "./field-options.ts";
import { useFieldState, useScreenStore, useScreenValue } from "./screen-context.ts";
import { widgets } from "./widgets.ts";

/** rjsf's field for text, numbers and yes/no: label, widget, error, and the progress of the source behind it. */
export function ScalarField(props: FieldProps) {
  const { fieldPathId, name, formData, onChange, rawErrors, required } = props;
  const schema: Schema = props.schema;
  const options = useMemo(() => fieldOptions(props.uiSchema), [props.uiSchema]);
  const { shown, enabled } = useFieldState(name);
  const source = useSourceStatus(options.source);
  const change = useCallback(
    (value: unknown) => onChange(value, fieldPathId.path),
    [onChange, fieldPathId.path],
  );

  if (!shown) return null;
  const widgetName = options.widget ?? defaultWidget(schema);
  const Widget = widgets[widgetName];
  if (!Widget) throw new Error(`Unknown widget "${widgetName}" at ${fieldPathId.$id}`);
  const label = typeof schema.title === "string" ? schema.title : name;
  const shared = {
    name,
    label,
    schema,
    options,
    value: formData as unknown,
    onChange: change,
    disabled: props.disabled === true || !enabled,
    readOnly: props.readonly === true,
  };
  const error = rawErrors?.[0];

  if (schema.type === "boolean") {
    const control = { id: fieldPathId.$id, ...describe(fieldPathId.$id, error, required) };
    return (
      <div>
        <Widget control={control} {...shared} />
        {error && <ErrorText id={`${fieldPathId.$id}-error`}>{error}</ErrorText>}
      </div>
    );
  }
  const hint = source.status === "loading" ? source.loading : options.help;
  return (
    <Stack $gap={2}>
      <Field
        id={fieldPathId.$id}
        label={label}
        required={required}
        hint={hint}
        error={error ?? source.failure}
      >
        {(control) => <Widget control={control} {...shared} />}
      </Field>
      {source.failure && <Retry source={options.source!} />}
    </Stack>
  );
}

function Retry({ source }: { source: string }) {
  const store = useScreenStore();
  return (
    <Row>
      <Button variant="secondary" size="s" onClick={() => store.refresh([source])}>
        Try again
      </Button>
    </Row>
  );
}

/** What the source behind a field is doing, for reading. */
function useSourceStatus(name: FieldOptions["source"]) {
  const store = useScreenStore();
  const state = useScreenValue((one) => (name ? one.getState().sources[name] : undefined));
  const definition = name ? store.screen.sources?.[name] : undefined;
  return {
    status: state?.status,
    loading: definition?.loading ?? "Please wait",
    failure: state?.status === "failed" ? state.reason : undefined,
  };
}

function describe(id: string, error: string | undefined, required: boolean | undefined) {
  return {
    "aria-describedby": error ? `${id}-error` : undefined,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-required": required ? (true as const) : undefined,
  };
}

function defaultWidget(schema: Schema): string {
  if (schema.type === "boolean") return "checkbox";
  if ("oneOf" in schema || "enum" in schema) return "select";
  return schema.format === "email" || schema.format === "date" ? schema.format : "text";
}
