import { useId, useState } from "react";

import { FormDialog } from "#gallery/shell/looks/form-dialog.tsx";
import { messageOf } from "#gallery/shell/named/name-dialog.tsx";
import type { Project } from "#gallery/shell/project/project.ts";
import { Field } from "#ui/controls/field.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";

import { keyFrom } from "./company-key.ts";
import { useBegin } from "./use-begin.ts";

/** Asks for the name and the company key of a new bank, and opens the page of its brand. */
export function NewBank({ project, onClose }: { project: Project; onClose: () => void }) {
  const { begin, isBusy } = useBegin(project);
  const [name, setName] = useState("");
  const [ownKey, setOwnKey] = useState<string>();
  const [error, setError] = useState<{ readonly at: "name" | "key"; readonly message: string }>();
  const id = useId();
  const key = ownKey ?? keyFrom(name);
  const submit = async () => {
    if (name.trim() === "") return setError({ at: "name", message: "Give the bank a name." });
    if (key.trim() === "") return setError({ at: "key", message: "Write a key in letters a to z." });
    setError(undefined);
    await begin({ kind: "bank", key, name }).catch((problem: unknown) =>
      setError({ at: "key", message: messageOf(problem) }),
    );
  };
  const errorAt = (at: "name" | "key") => (error?.at === at ? error.message : undefined);
  return (
    <FormDialog title="New bank" action="Begin" isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <Field
        id={`${id}-name`}
        label="Name"
        hint="The bank’s name as customers read it."
        error={errorAt("name")}
      >
        {(ties) => (
          <TextInput
            {...ties}
            data-autofocus
            autoComplete="off"
            maxLength={120}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Field
        id={`${id}-key`}
        label="Company key"
        hint="The platform knows the bank by it, and its address begins with it. Small letters, digits and hyphens."
        error={errorAt("key")}
      >
        {(ties) => (
          <TextInput
            {...ties}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={63}
            value={key}
            onChange={({ target }) => setOwnKey(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
