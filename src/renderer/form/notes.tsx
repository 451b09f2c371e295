import { useContext, type ReactNode } from "react";

import type { Ask, Condition } from "#definition/compiled.ts";
import type { NoteDefinition, Tone } from "#definition/format.ts";
import { Notes } from "#ui/controls/field.tsx";
import { Row } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";
import { ToneIcon } from "#ui/styles/tone.tsx";
import { AskContext, useCondition, useScreenValue, useText } from "#renderer/screen-context.ts";

/** The remarks at a field of the form, which may be empty now; undefined when the field never has any. */
export function useFieldNotes(field: string): ReactNode {
  return notesAt(useContext(AskContext), field);
}

/** The remarks above the button. */
export function FormNotes({ ask }: { ask: Ask }) {
  const notes = notesAt(ask, undefined);
  return notes && <Notes>{notes}</Notes>;
}

function notesAt(ask: Ask | undefined, field: string | undefined): ReactNode {
  const notes = ask?.notes?.filter((note) => note.field === field) ?? [];
  const clamps = field !== undefined && ask?.limits?.[field]?.clamp === true;
  if (notes.length === 0 && !clamps) return undefined;
  return [
    ...notes.map((note, index) => <Note key={index} {...note} />),
    clamps && <Clamped key="clamped" ask={ask} field={field} />,
  ];
}

/** Why the value differs from what was typed. */
function Clamped({ ask, field }: { ask: Ask; field: string }) {
  const text = useScreenValue(({ limits }) => limits?.clamped(ask, field));
  return text !== undefined && <Remark text={text} tone="warning" />;
}

function Note({ when, text, tone }: NoteDefinition<Condition>) {
  const shown = useCondition(when);
  const says = useText(text);
  return shown && says !== "" && <Remark text={says} tone={tone} />;
}

function Remark({ text, tone }: { text: string; tone: Tone | undefined }) {
  return (
    <Row as="span" $gap={2} $align="start" $nowrap>
      {tone && <ToneIcon tone={tone} size="1.125em" />}
      <Text as="span" $size="s" $tone={tone ?? "muted"}>
        {text}
      </Text>
    </Row>
  );
}
