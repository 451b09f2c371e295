import { useContext, useMemo } from "react";

import { listKinds } from "#definition/catalogue.ts";
import { memberErrors } from "#engine/fields/list-errors.ts";
import { isHidden, membersOf, type Member } from "#engine/fields/lists.ts";
import { recordOf } from "#lib/json/record.ts";
import { Field } from "#ui/controls/field.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { FieldOptions } from "#renderer/form/field-options.ts";
import { partId } from "#renderer/form/part-id.ts";
import { AskContext, LateContext, useScreenValue } from "#renderer/screen-context.ts";
import { defineWidget, type WidgetProps } from "#renderer/form/widget.ts";

import { words } from "./words.ts";

export const widget = defineWidget({ name: "fields", Component: FieldsWidget });

/** The fields from a reply (`lists` of the form): the value is an object with a text or a quantity for each. */
function FieldsWidget(props: WidgetProps) {
  const { control, name, value, error, onChange } = props;
  const members = useMembers(name);
  const items = useContext(AskContext)?.lists?.[name]?.items;
  const { widgets, lookUps } = useContext(LateContext);
  const values = recordOf(value);
  const wrong = memberErrors(members, values);
  // An error of the whole list is shown at its first field.
  const isWhole = wrong.every((text) => text === undefined);
  const first = members.findIndex((member) => !isHidden(member));
  return (
    <Stack $gap={5}>
      {members.map((member, index) => {
        if (isHidden(member)) return null;
        const { Component } = widgets[listKinds[member.kind ?? "text"]]!;
        const given = member.unusable === undefined ? values[member.name] : undefined;
        // If nothing can be entered, say so before the customer goes on.
        const told = member.unusable ?? (error === undefined ? undefined : wrong[index]);
        return (
          <Field
            // Keyed by position, because a reply may give two fields the same name.
            key={index}
            id={partId(control.id, index)}
            label={member.title}
            required={member.required}
            error={told ?? (isWhole && index === first ? error : undefined)}
          >
            {(inner) => (
              <Component
                {...props}
                {...ownProps(member)}
                control={inner}
                name={`${name}.${member.name}`}
                label={member.title}
                value={given}
                valueNow={() => given}
                onChange={(next) => onChange({ ...values, [member.name]: next })}
                disabled={props.disabled || member.unusable !== undefined}
                readOnly={member.given !== undefined}
              />
            )}
          </Field>
        );
      })}
      {lookUps && items !== undefined && <lookUps.LoadMore of={items} />}
    </Stack>
  );
}

/** The same array as long as the list has not changed. */
function useMembers(name: string): readonly Member[] {
  const list = useContext(AskContext)?.lists?.[name];
  const text = useScreenValue((store) => (list ? JSON.stringify(membersOf(list, store.scope())) : "[]"));
  return useMemo(() => JSON.parse(text) as Member[], [text]);
}

function ownProps(member: Member): Pick<WidgetProps, "schema" | "options" | "limits"> {
  const { kind, choices, minimum = 0, maximum } = member;
  if (kind === "quantity") {
    return { schema: { type: "integer" }, options: { step: 1 }, limits: { minimum, maximum } };
  }
  const options: FieldOptions = {
    ...(kind === "digits" && { inputMode: "numeric" }),
    ...(kind === "choice" && {
      placeholder: words.chooseOne,
      labels: Object.fromEntries(choices.map(({ value, label }) => [value, label])),
    }),
  };
  return { schema: { type: "string", enum: choices.map(({ value }) => value) }, options, limits: {} };
}
