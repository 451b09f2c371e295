import { FileText } from "lucide-react";
import { useRef, useState } from "react";
import { styled } from "styled-components";

import { isolated } from "#lib/text/isolated.ts";
import { say } from "#lib/text/words.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ErrorText } from "#ui/controls/field.tsx";
import { FileInput } from "#ui/controls/file-input.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { defineWidget, inputText, type WidgetProps } from "#renderer/form/widget.ts";

import { readFile, sizeText } from "./read-file.ts";
import { words } from "./words.ts";

export const widget = defineWidget({ name: "file", Component: FileWidget });

const Picture = styled.img`
  width: 6rem;
  height: 4.5rem;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-s);
  background: var(--color-surface-sunken);
  object-fit: contain;
`;
const Name = styled(Text)`
  flex: 1 1 5rem;
  overflow-wrap: anywhere;
`;

type Chosen = { readonly name: string; readonly size: number };

/** A file as a data URL: it is sent in the one request that names it, and stored nowhere. */
function FileWidget({ control, name, label, value, onChange, options, disabled }: WidgetProps) {
  const { accept = [], maxSize = 2_000_000 } = options;
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState("");
  const [reading, setReading] = useState(false);
  const [emptied, setEmptied] = useState(0);
  const latest = useRef(0);
  const url = inputText(value);

  const take = async (file: File | undefined) => {
    // Ignores the result of an earlier reading that is still running.
    const turn = ++latest.current;
    setProblem("");
    setReading(file !== undefined);
    onChange(undefined);
    if (!file) return;
    const result = await readFile(file, { accept, maxSize });
    if (turn !== latest.current) return;
    setReading(false);
    if ("problem" in result) return setProblem(result.problem);
    setChosen({ name: file.name, size: result.size });
    onChange(result.url);
  };
  const remove = () => {
    setEmptied(emptied + 1);
    void take(undefined);
    // The button unmounts and would take the focus with it.
    requestAnimationFrame(() => document.getElementById(control.id)?.focus());
  };
  const problemId = `${control.id}-problem`;
  return (
    <Stack $gap={2}>
      <FileInput
        {...control}
        key={emptied}
        name={name}
        accept={accept}
        aria-invalid={problem ? true : control["aria-invalid"]}
        aria-describedby={
          [problem && problemId, control["aria-describedby"]].filter(Boolean).join(" ") || undefined
        }
        onFile={(file) => void take(file)}
        disabled={disabled}
      />
      <output>
        {reading && <Text $size="s">{words.readingTheFile}</Text>}
        {problem && <ErrorText id={problemId}>{problem}</ErrorText>}
        {url && (
          <VisuallyHidden>
            {chosen ? say(words.isChosen, { name: chosen.name }) : words.aFileIsChosen}
          </VisuallyHidden>
        )}
      </output>
      {url && (
        <Row $gap={3}>
          {url.startsWith("data:image/") ? (
            <Picture src={url} alt={say(words.your, { label })} />
          ) : (
            <FileText size="1.5em" />
          )}
          <Name $size="s" aria-hidden>
            {chosen ? `${isolated(chosen.name)}, ${sizeText(chosen.size)}` : words.aFileIsChosen}
          </Name>
          <Button
            variant="quiet"
            size="s"
            aria-label={say(words.removeLabel, { label })}
            onClick={remove}
            disabled={disabled}
          >
            {words.remove}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
