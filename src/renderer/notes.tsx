import { useContext, type ReactNode } from "react";

import type { Ask, Condition } from "#definition/compiled.ts";
import type { NoteDefinition } from "#definition/screen.ts";
import { Notes } from "#ui/field.tsx";
import { Row } from "#ui/stack.tsx";
import { Text } from "#ui/text.tsx";
import { ToneIcon } from "#ui/tone.tsx";

import { AskContext, useCondition, useText } from "./screen-context.ts";

/** The remarks at a field of the form, of which some may stand there now; undefined where there are none at all. */
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
  if (notes.length === 0) return undefined;
  return notes.map((note, index) => <Note key={index} {...note} />);
}

function Note({ when, text, tone }: NoteDefinition<Condition>) {
  const shown = useCondition(when);
  const says = useText(text);
  if (!shown || says === "") return null;
  return (
    <Row as="span" $gap={2} $align="start" $nowrap>
      {tone && <ToneIcon tone={tone} size="1.125rem" />}
      <Text as="span" $size="s" $tone={tone ?? "muted"}>
        {says}
      </Text>
    </Row>
  );
}
