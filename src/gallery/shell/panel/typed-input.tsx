import { useState, type ComponentProps } from "react";
import { styled } from "styled-components";

import { coarse } from "#gallery/shell/controls.ts";
import { TextInput } from "#ui/text-input.tsx";
import { Textarea } from "#ui/textarea.tsx";

/** A value as somebody writes it in a field. */
export type Writing<T> = {
  readonly tell: (value: unknown) => string;
  /** Undefined for an empty text; an error says what is expected. */
  readonly read: (text: string) => T | undefined;
};

export const SmallInput = styled(TextInput)`
  --control-height: 2.25rem;
  input {
    padding-inline: var(--space-3);
    font-size: var(--text-s);
  }
  ${coarse} {
    --control-height: var(--touch);
  }
`;
const SmallArea = styled(Textarea)`
  min-height: 2.25rem;
  padding: var(--space-2) var(--space-3);
  font-size: var(--text-s);
  field-sizing: content;
`;

type TypedInputProps = Pick<ComponentProps<"input">, "id" | "placeholder" | "disabled" | "maxLength"> & {
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  writing: Writing<unknown>;
  value: unknown;
  lines?: boolean;
  onValue: (value: unknown) => void;
  /** Called with what is wrong with the text, and with undefined once it can be read. */
  onWrong: (message: string | undefined) => void;
};

/** A field for any value that can be written: it keeps the text as it is typed, and gives on what can be read. */
export function TypedInput({ writing, value, lines, onValue, onWrong, ...rest }: TypedInputProps) {
  const told = writing.tell(value);
  const [typed, setTyped] = useState<{ text: string; told: string }>();
  // A value that came from elsewhere (undo, another file) replaces what was typed.
  const text = typed && (typed.told === told || isSame(writing, typed.text, told)) ? typed.text : told;
  const onText = (next: string) => {
    setTyped({ text: next, told });
    try {
      const read = writing.read(next);
      onWrong(undefined);
      if (writing.tell(read) !== told) onValue(read);
    } catch (error) {
      onWrong(error instanceof Error ? error.message : String(error));
    }
  };
  const props = {
    ...rest,
    "data-edits": true,
    value: text,
    onBlur: () => {
      setTyped(undefined);
      onWrong(undefined);
    },
  };
  return lines ? (
    <SmallArea {...props} rows={1} onChange={({ target }) => onText(target.value)} />
  ) : (
    <SmallInput {...props} autoComplete="off" onChange={({ target }) => onText(target.value)} />
  );
}

function isSame({ tell, read }: Writing<unknown>, text: string, told: string): boolean {
  try {
    return tell(read(text)) === told;
  } catch {
    return false;
  }
}
