import { memo, useContext, useMemo } from "react";

import { defaultWidget } from "#definition/widgets.ts";
import type { Schema } from "#definition/value.ts";
import type { Limits } from "#engine/fields/limits.ts";
import type { ScreenStore } from "#engine/screen/screen-store.ts";
import { inFrame } from "#lib/tasks/frames.ts";
import { Button } from "#ui/buttons/button.tsx";
import { describe, Field, saysNothing, Under } from "#ui/controls/field.tsx";
import { Row } from "#ui/layout/stack.tsx";
import {
  AskContext,
  LateContext,
  useFieldError,
  useFieldState,
  useInput,
  useScreenStore,
  useScreenValue,
  useText,
} from "#renderer/screen-context.ts";
import { words } from "#renderer/words.ts";

import { FieldLinks } from "./field-links.tsx";
import { fieldOptions, type FieldOptions } from "./field-options.ts";
import type { FormField } from "./form-fields.ts";
import { useFieldNotes } from "./notes.tsx";
import type { Widget, WidgetProps } from "./widget.ts";

type FieldViewProps = FormField & { readonly id: string };

/**
 * One field of a form: label, widget, error, and the progress of the source behind it. It follows what it depends on, and
 * only its control follows its value, so that a key renders that control and nothing else.
 */
export const FieldView = memo(function FieldView({ id, name, schema, required }: FieldViewProps) {
  const hints = useContext(AskContext)?.uiSchema?.[name];
  const options = useMemo(() => fieldOptions(hints), [hints]);
  const { shown, enabled } = useFieldState(name);
  const title = useTitle(name, schema);
  const source = useSourceStatus(name, options.source);
  const notes = useFieldNotes(name);
  const { widgets, lookUps } = useContext(LateContext);
  const refused = useFieldError(name);

  if (!shown) return null;
  const widgetName = options.widget ?? defaultWidget(schema);
  const widget = widgets[widgetName];
  if (!widget) throw new Error(`Unknown widget "${widgetName}" at ${id}`);
  const shared = {
    widget,
    name,
    label: title,
    schema,
    options,
    disabled: options.disabled === true || !enabled,
    readOnly: options.readonly ?? schema.readOnly === true,
    waiting: source.status === "loading" ? source.loading : undefined,
  };
  // What the look-up should have filled in is not the customer's to enter: its reason says more than "required".
  const error = (source.isAwaited ? source.failure : undefined) ?? refused ?? source.failure;

  if (schema.type === "object" || schema.type === "array") {
    return <Control control={{ id, ...saysNothing }} {...shared} error={error} />;
  }

  if (schema.type === "boolean") {
    const under = { error, hint: options.help, notes };
    const control = { id, ...describe(id, under, required) };
    return (
      <div>
        <Control control={control} {...shared} />
        {options.links && <FieldLinks links={options.links} />}
        <Under id={id} {...under} />
      </div>
    );
  }
  // A read-only field leaves nothing for the customer to type.
  const isTyped = !widget.isReadOnly && !shared.readOnly;
  const hint = (widget.saysWaiting ? undefined : shared.waiting) ?? options.help;
  return (
    <Field
      id={id}
      label={title}
      required={isTyped || required ? required : undefined}
      hint={hint}
      error={error}
      notes={notes}
      group={widget.isGroup}
      after={
        <>
          {source.failure && <Retry source={options.source!} id={id} />}
          {lookUps && <lookUps.LoadMore source={options.source} />}
        </>
      }
    >
      {(control) => <Control control={control} {...shared} />}
    </Field>
  );
});

type ControlProps = Omit<WidgetProps, "value" | "valueNow" | "onChange" | "limits"> & {
  readonly widget: Widget;
};

/** The widget with the value, and with the limits that are only known while the screen runs. */
function Control({ widget: { Component, keepsText }, ...rest }: ControlProps) {
  const { name } = rest;
  const store = useScreenStore();
  const ask = useContext(AskContext)!;
  const own = ask.limits?.[name] && store.limits;
  const limits = useScreenValue(() => JSON.stringify(own?.of(ask, name) ?? {}), own !== undefined);
  const [value, put] = useInput(name);
  return (
    <Component
      {...rest}
      limits={JSON.parse(limits) as Limits}
      value={value}
      valueNow={() => store.getState().inputs[name]}
      onChange={(next) => put(own?.clamp(ask, name, next) ?? next, keepsText ? next : value)}
    />
  );
}

/** It goes when it is pressed: the field takes the focus. */
function Retry({ source, id }: { readonly source: string; readonly id: string }) {
  const store = useScreenStore();
  const retry = () => {
    store.refresh([source]);
    inFrame(() => document.getElementById(id)?.focus({ preventScroll: true }));
  };
  return (
    <Row>
      <Button variant="secondary" size="s" onClick={retry}>
        {words.tryAgain}
      </Button>
    </Row>
  );
}

/** The status of the source behind a field, in words, and whether the field has no value yet. */
function useSourceStatus(field: string, name: FieldOptions["source"]) {
  const store = useScreenStore();
  const select = (one: ScreenStore) => (name ? one.getState().sources[name] : undefined);
  const state = useScreenValue(select, name !== undefined);
  const isAwaited = useScreenValue((one) => one.getState().inputs[field] === undefined, name !== undefined);
  const definition = name ? store.screen.sources?.[name] : undefined;
  return {
    isAwaited,
    status: state?.status,
    loading: definition?.loading ?? words.waiting,
    failure: state?.status === "failed" ? state.reason : undefined,
  };
}

/** The label: the form's `titles`, else the schema's title. */
function useTitle(name: string, schema: Schema): string {
  const title = useText(useContext(AskContext)?.titles?.[name]);
  return title || (typeof schema.title === "string" ? schema.title : name);
}
