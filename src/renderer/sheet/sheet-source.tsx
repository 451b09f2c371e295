import { useId, useState } from "react";

import { Button } from "#ui/buttons/button.tsx";
import { Field } from "#ui/controls/field.tsx";
import { FileInput } from "#ui/controls/file-input.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";
import { Textarea } from "#ui/controls/textarea.tsx";
import { beside } from "#lib/text/isolated.ts";
import { say } from "#lib/text/words.ts";

import { words } from "./words.ts";

type SheetSourceProps = {
  /** The titles of the columns, in their order. */
  readonly titles: readonly string[];
  readonly disabled: boolean;
  /** Takes the rows of a text; says what became of them. */
  readonly onText: (text: string) => string;
};

/** More would be no list of payments. */
const MOST_BYTES = 200_000;

/** Where rows come from: a list that is pasted, or a CSV file. */
export function SheetSource({ titles, disabled, onText }: SheetSourceProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const [taken, setTaken] = useState(0);

  const take = (list: string) => {
    setSaid(onText(list));
    setText("");
  };
  const open = async (file: File | undefined) => {
    setTaken(taken + 1);
    if (!file) return;
    if (file.size > MOST_BYTES) return setSaid(words.tooLarge);
    setSaid(onText(textOf(await file.arrayBuffer())));
  };
  return (
    <Stack $gap={4}>
      <Field
        id={`${id}-list`}
        label={words.pasteList}
        hint={say(words.lineForEach, { titles: beside(titles, ", ") })}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
            disabled={disabled}
          />
        )}
      </Field>
      <Row $gap={3}>
        <Button
          variant="secondary"
          size="s"
          disabled={disabled || text.trim() === ""}
          onClick={() => take(text)}
        >
          {words.addRows}
        </Button>
      </Row>
      <Field id={`${id}-file`} label={words.chooseFile}>
        {(control) => (
          <FileInput
            {...control}
            key={taken}
            accept={["text/csv", ".csv", "text/plain"]}
            disabled={disabled}
            onFile={(file) => void open(file)}
          />
        )}
      </Field>
      <Text as="output" $size="s">
        {said}
      </Text>
    </Stack>
  );
}

/** Older spreadsheets write the letters of Western Europe in an encoding of their own. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
