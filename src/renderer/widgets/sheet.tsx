import { useContext, useMemo, useState } from "react";

import { Button } from "#ui/buttons/button.tsx";
import { ErrorText } from "#ui/controls/field.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";
import { say } from "#lib/text/words.ts";
import { AskContext, LateContext, useScreenStore } from "#renderer/screen-context.ts";
import { columnsOf, type SheetRow } from "#renderer/sheet/columns.ts";
import { readSheet } from "#renderer/sheet/read-sheet.ts";
import { rowErrors } from "#renderer/sheet/row-errors.ts";
import { SheetRowView } from "#renderer/sheet/sheet-row.tsx";
import { SheetSource } from "#renderer/sheet/sheet-source.tsx";
import { words } from "#renderer/sheet/words.ts";
import { defineWidget, type WidgetProps } from "#renderer/form/widget.ts";

export const widget = defineWidget({ name: "sheet", Component: SheetWidget });

const none: readonly SheetRow[] = [];

/** Rows with the same fields, typed one by one, pasted as a list, or from a CSV file. Each says what is wrong with it. */
function SheetWidget({ control, name, label, value, onChange, schema, error, disabled }: WidgetProps) {
  const ask = useContext(AskContext)!;
  const store = useScreenStore();
  const { widgets } = useContext(LateContext);
  const columns = useMemo(() => columnsOf(schema, hintsOf(ask.uiSchema?.[name])), [schema, ask, name]);
  const [opened, setOpened] = useState<readonly number[]>([]);
  const rows = Array.isArray(value) ? (value as readonly SheetRow[]) : none;
  const errors = rowErrors(ask, name, columns, rows, { scope: store.scope(), widgets });
  const most = Number(schema.maxItems);

  const put = (next: readonly SheetRow[]) => onChange(next.length === 0 ? undefined : next);
  const takeText = (text: string): string => {
    const { rows: more, remarks } = readSheet(text, columns, (one, { widget: own, options }) => {
      return widgets[own]?.read?.(one, { options, scope: store.scope() }) ?? one;
    });
    const fitting = more.slice(0, most - rows.length);
    put([...rows, ...fitting]);
    const left = more.length - fitting.length;
    return [
      say(words.added, { count: fitting.length }),
      ...(left > 0 ? [say(words.leftOut, { count: left, most })] : []),
      ...remarks,
    ].join(" ");
  };
  const remove = (at: number) => {
    put(rows.filter((_, index) => index !== at));
    setOpened(opened.filter((one) => one !== at).map((one) => (one > at ? one - 1 : one)));
    requestAnimationFrame(() => document.getElementById(control.id)?.focus());
  };
  const toggle = (at: number, open: boolean) =>
    setOpened(open ? [...opened, at] : opened.filter((one) => one !== at));
  return (
    <Stack $gap={4}>
      <SheetSource titles={columns.map(({ title }) => title)} disabled={disabled} onText={takeText} />
      <div>
        <Text as="h3" $weight="semibold" id={control.id} tabIndex={-1}>
          {say(errors.size > 0 ? words.rowsToCorrect : words.rows, {
            label,
            count: rows.length,
            wrong: errors.size,
          })}
        </Text>
        {error && <ErrorText id={`${control.id}-error`}>{error}</ErrorText>}
      </div>
      {rows.length > 0 && (
        <Stack as="ol" $gap={1}>
          {rows.map((row, at) => (
            <SheetRowView
              // Rows have no name of their own, and two may be equal.
              key={at}
              id={`${control.id}-row-${at}`}
              number={at + 1}
              columns={columns}
              row={row}
              errors={errors.get(at)}
              open={errors.has(at) || opened.includes(at)}
              disabled={disabled}
              onChange={(next) => {
                // A row that is right now stays open while it is typed in.
                if (!opened.includes(at)) setOpened([...opened, at]);
                put(rows.map((one, index) => (index === at ? next : one)));
              }}
              onOpen={(open) => toggle(at, open)}
              onRemove={() => remove(at)}
            />
          ))}
        </Stack>
      )}
      <Row $gap={3}>
        <Button
          variant="secondary"
          size="s"
          disabled={disabled || rows.length >= most}
          onClick={() => {
            setOpened([...opened, rows.length]);
            put([...rows, {}]);
          }}
        >
          {words.addRow}
        </Button>
      </Row>
    </Stack>
  );
}

function hintsOf(hints: unknown): Readonly<Record<string, unknown>> {
  return (hints as { readonly items?: Readonly<Record<string, unknown>> } | undefined)?.items ?? {};
}
