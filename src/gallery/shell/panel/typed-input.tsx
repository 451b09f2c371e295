import { useState, type ComponentProps } from "react";
import { styled } from "styled-components";

import type { Control } from "#gallery/protocol-panel.ts";
import { coarse } from "#gallery/shell/looks/controls.ts";
import { readPointer } from "#lib/json/pointer.ts";
import { TextInput } from "#ui/controls/text-input.tsx";
import { Textarea } from "#ui/controls/textarea.tsx";

import { openTexts, useOpenText } from "./open-texts.ts";
import { usePanelWork } from "./panel-context.ts";

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
  control: Pick<Control, "pointer" | "title">;
  writing: Writing<unknown>;
  value: unknown;
  lines?: boolean;
  onValue: (value: unknown) => void;
};

/** What is being typed, over which value of the file, and the value that the file had before. */
type Typed = { readonly text: string; readonly told: string; readonly before: unknown };

/**
 * A field for any value that can be written: it keeps the text as it is typed, and gives on what can be read. The beginning of a
 * text that cannot be read (`50` of `50,000`) is another value: with such a text the file has again what it had before.
 */
export function TypedInput({ control, writing, value, lines, onValue, ...rest }: TypedInputProps) {
  const { path, root } = usePanelWork();
  const { pointer, title } = control;
  const told = writing.tell(value);
  const open = useOpenText(pointer);
  const [typed, setTyped] = useState<Typed>();
  // A value that came from elsewhere (undo, another file) replaces what was typed.
  const isTyped = typed && (typed.told === told || isSame(writing, typed.text, told));
  const text = open?.text ?? (isTyped ? typed.text : told);
  const onText = (next: string) => {
    const own = readPointer(root, pointer);
    const before = isTyped ? typed.before : own;
    const read = readText(writing, next);
    if ("value" in read) {
      setTyped({ text: next, told, before });
      openTexts.drop(path, pointer);
      if (writing.tell(read.value) !== told) onValue(read.value);
      return;
    }
    const over = JSON.stringify(before);
    setTyped({ text: next, told: writing.tell(before), before });
    openTexts.put({ path, pointer, title, text: next, message: read.message, over });
    if (JSON.stringify(own) !== over) onValue(before);
  };
  const props = { ...rest, "data-edits": true, value: text, onBlur: () => setTyped(undefined) };
  return lines ? (
    <SmallArea {...props} rows={1} onChange={({ target }) => onText(target.value)} />
  ) : (
    <SmallInput {...props} autoComplete="off" onChange={({ target }) => onText(target.value)} />
  );
}

function readText(
  { read }: Writing<unknown>,
  text: string,
): { readonly value: unknown } | { readonly message: string } {
  try {
    return { value: read(text) };
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
}

function isSame(writing: Writing<unknown>, text: string, told: string): boolean {
  const read = readText(writing, text);
  return "value" in read && writing.tell(read.value) === told;
}
