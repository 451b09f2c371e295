import { Pencil } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { styled } from "styled-components";

import { askRename } from "#gallery/shell/ask-server.ts";
import { ToolButton, ToolIcon } from "#gallery/shell/controls.ts";
import { fromPointer, toPointer } from "#lib/pointer.ts";
import { Field } from "#ui/field.tsx";

import { usePanelWork } from "./panel-context.ts";
import { SmallInput } from "./typed-input.tsx";

/** It stands above what it names, where the button was. */
const Form = styled.form`
  display: flex;
  order: -1;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--space-2);
  > :first-child {
    flex: 1 1 9rem;
    min-width: 0;
  }
`;

type RenameToolProps = {
  /** Pointer of the key. */
  pointer: string;
  /** Called with the pointer under the other name. */
  onRenamed?: (pointer: string) => void;
  /** The name was just given: its button takes the focus from the one that is gone. */
  isNew?: boolean;
};

/** Gives a key another name; what names it follows. A form takes the button's place meanwhile. */
export function RenameTool({ pointer, onRenamed, isNew }: RenameToolProps) {
  const { panel, path, text, edit } = usePanelWork();
  const old = fromPointer(pointer).at(-1) ?? "";
  const [name, setName] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(text);
  const wasOpen = useRef(false);
  const isOpen = name !== undefined;
  const id = useId();
  useEffect(() => {
    latest.current = text;
  }, [text]);
  useEffect(() => {
    if (isOpen) form.current?.querySelector("input")?.select();
    else if (wasOpen.current) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useLayoutEffect(() => {
    if (isNew) button.current?.focus();
  }, [isNew]);
  const close = () => {
    setName(undefined);
    setRefusal(undefined);
  };
  const rename = async (to: string) => {
    setAsking(true);
    const answer = await askRename({ path, text, pointer, name: to }).catch((error: unknown) => ({
      refusal: error instanceof Error ? error.message : String(error),
    }));
    setAsking(false);
    if ("refusal" in answer) setRefusal(answer.refusal);
    else if (latest.current !== text) setRefusal("The file has changed meanwhile. Rename it again.");
    else {
      close();
      if (answer.text !== text) edit(answer.text);
      onRenamed?.(toPointer([...fromPointer(pointer).slice(0, -1), to]));
    }
  };
  if (!isOpen) {
    return (
      <ToolIcon ref={button} label={`Rename ${old}`} onClick={() => setName(old)}>
        <Pencil size="1rem" />
      </ToolIcon>
    );
  }
  return (
    <Form
      ref={form}
      aria-label={`Rename ${old} in ${panel.title}`}
      onKeyDown={({ key }) => key === "Escape" && close()}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAsking) void rename(name.trim());
      }}
    >
      <Field id={id} label="New name" {...(refusal !== undefined && { error: refusal })}>
        {(ties) => (
          <SmallInput
            {...ties}
            value={name}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <ToolButton type="submit" busy={isAsking}>
        Rename
      </ToolButton>
      <ToolButton variant="quiet" onClick={close}>
        Cancel
      </ToolButton>
    </Form>
  );
}
