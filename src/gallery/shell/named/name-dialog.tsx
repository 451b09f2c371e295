import { useId, useState } from "react";

import { FormDialog } from "#gallery/shell/looks/form-dialog.tsx";
import { Field } from "#ui/controls/field.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";

export type NameDialogProps = {
  title: string;
  /** Words of the button. */
  action: string;
  name: string;
  /** Does it; returns what is wrong with the name, or undefined. */
  onName: (name: string) => Promise<string | undefined>;
  onClose: () => void;
};

/** Asks for the name of a draft, and says below it what is wrong with it. */
export function NameDialog({ title, action, name: before, onName, onClose }: NameDialogProps) {
  const [name, setName] = useState(before);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const submit = async () => {
    setBusy(true);
    setError(await onName(name).catch(messageOf));
    setBusy(false);
  };
  return (
    <FormDialog title={title} action={action} isBusy={isBusy} onSubmit={submit} onClose={onClose}>
      <Field
        id={id}
        label="Name"
        hint="What it is about, as you would tell a colleague: New tariff for water."
        error={error}
      >
        {(ties) => (
          <TextInput
            {...ties}
            data-autofocus
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
