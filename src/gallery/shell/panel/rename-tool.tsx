import { Pencil } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { styled } from "styled-components";

import { ToolButton, ToolIcon } from "#gallery/shell/looks/controls.ts";
import { fromPointer, toPointer } from "#lib/json/pointer.ts";
import { Field } from "#ui/controls/field.tsx";

import { usePanelWork } from "./panel-context.ts";
import { SmallInput } from "./typed-input.tsx";
import { useRename } from "./use-rename.ts";

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
  /** Pointer of the key, or of the text that is a name. */
  pointer: string;
  /** The name. Default: the key. */
  old?: string;
  /** Called with the pointer under the other name. */
  onRenamed?: (pointer: string) => void;
  /** The name was just given: its button takes the focus from the one that is gone. */
  isNew?: boolean;
};

/** Gives a key, or a text that is a name, another one; what says it follows. A form takes the button's place meanwhile. */
export function RenameTool(props: RenameToolProps) {
  const { pointer, old = fromPointer(pointer).at(-1) ?? "", onRenamed, isNew } = props;
  const { panel } = usePanelWork();
  const giveName = useRename();
  const [name, setName] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const wasOpen = useRef(false);
  const isOpen = name !== undefined;
  const id = useId();
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
    const refused = await giveName(pointer, to);
    setAsking(false);
    setRefusal(refused);
    if (refused !== undefined) return;
    close();
    onRenamed?.(toPointer([...fromPointer(pointer).slice(0, -1), to]));
  };
  if (!isOpen) {
    return (
      <ToolIcon ref={button} label={`Rename ${old}`} onClick={() => setName(old)}>
        <Pencil size="1em" />
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
