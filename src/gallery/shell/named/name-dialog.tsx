import { useId, useState } from "react";

import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { Row, Stack } from "#ui/stack.tsx";
import { TextInput } from "#ui/text-input.tsx";

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
    <Dialog open title={title} busy={isBusy} onClose={onClose} size="s">
      <Stack
        as="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
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
        <Row $gap={3} $justify="end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isBusy}>
            {action}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
