import { useContext, type ReactNode } from "react";
import { styled } from "styled-components";

import { Button } from "#ui/buttons/button.tsx";
import { Field } from "#ui/controls/field.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { beside } from "#lib/text/isolated.ts";
import { formatMoney } from "#lib/money/money.ts";
import { say } from "#lib/text/words.ts";
import { LateContext, useRegion } from "#renderer/screen-context.ts";
import { inputText } from "#renderer/form/widget.ts";

import type { Column, SheetRow } from "./columns.ts";
import type { RowErrors } from "./row-errors.ts";
import { words } from "./words.ts";

type SheetRowProps = {
  readonly id: string;
  /** From 1, as the customer counts. */
  readonly number: number;
  readonly columns: readonly Column[];
  readonly row: SheetRow;
  readonly errors: RowErrors | undefined;
  readonly open: boolean;
  readonly disabled: boolean;
  readonly onChange: (row: SheetRow) => void;
  readonly onOpen: (open: boolean) => void;
  readonly onRemove: () => void;
};

const Item = styled.li`
  padding: var(--space-3) 0;
  border-bottom: 1px solid var(--color-border);
  list-style: none;
`;
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: var(--space-4);
`;
const Said = styled(Text)`
  flex: 1 1 10rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** A row of a sheet: one line, or its fields while it is corrected. */
export function SheetRowView(props: SheetRowProps) {
  const { id, number, columns, row, errors, open, disabled, onOpen, onRemove } = props;
  const region = useRegion();
  const said = columns.flatMap(({ name, widget, options: { labels = {} } }) => {
    const value = row[name];
    const isMoney = widget === "money" && typeof value === "number";
    if (isMoney) return formatMoney(value, region);
    const text = inputText(value);
    return labels[text] ?? (text || []);
  });
  return (
    <Item>
      <Stack $gap={3}>
        <Row $gap={3} $justify="space-between">
          <Said id={id} tabIndex={-1}>
            {open ? say(words.row, { number }) : `${number}. ${beside(said)}`}
          </Said>
          <Row $gap={2}>
            {!errors && (
              <RowButton number={number} disabled={disabled} onClick={() => onOpen(!open)}>
                {open ? words.close : words.edit}
              </RowButton>
            )}
            <RowButton number={number} disabled={disabled} onClick={onRemove}>
              {words.remove}
            </RowButton>
          </Row>
        </Row>
        {open && <RowFields {...props} />}
      </Stack>
    </Item>
  );
}

function RowButton({
  number,
  disabled,
  onClick,
  children,
}: {
  number: number;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Button variant="quiet" size="s" disabled={disabled} onClick={onClick}>
      {children}
      <VisuallyHidden> {say(words.rowInButton, { number })}</VisuallyHidden>
    </Button>
  );
}

function RowFields({ id, columns, row, errors, disabled, onChange }: SheetRowProps) {
  const { widgets } = useContext(LateContext);
  return (
    <Fields>
      {columns.map(({ name, title, required, schema, options, widget }) => {
        const { Component } = widgets[widget]!;
        return (
          <Field key={name} id={`${id}-${name}`} label={title} required={required} error={errors?.[name]}>
            {(control) => (
              <Component
                control={control}
                name={name}
                label={title}
                value={row[name]}
                valueNow={() => row[name]}
                onChange={(value) => onChange(withValue(row, name, value))}
                schema={schema}
                options={options}
                limits={{}}
                disabled={disabled}
                readOnly={false}
              />
            )}
          </Field>
        );
      })}
    </Fields>
  );
}

function withValue(row: SheetRow, name: string, value: unknown): SheetRow {
  const { [name]: _before, ...others } = row;
  return value === undefined ? others : { ...others, [name]: value };
}
