import { useId, useState, type FormEvent } from "react";

import type { Recipient } from "#engine/recipients/recipients.ts";
import { Button } from "#ui/buttons/button.tsx";
import { DialogActions } from "#ui/dialogs/dialog-parts.ts";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { Field } from "#ui/controls/field.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";
import { Text } from "#ui/text/text.tsx";
import { useScreenStore } from "#renderer/screen-context.ts";
import { words } from "#renderer/words.ts";

/** The longest name, in characters: it stands on a button. */
const LONGEST = 30;

type NameRecipientProps = {
  readonly recipient: Recipient;
  readonly onClose: () => void;
};

/** Saves a recipient under a name of the customer's own, changes the name, or removes the recipient. */
export function NameRecipient({ recipient, onClose }: NameRecipientProps) {
  const { screen, environment, forget } = useScreenStore();
  const { recipients } = environment;
  const id = useId();
  const [name, setName] = useState(recipient.name ?? "");
  const [isRefused, setIsRefused] = useState(false);
  const isSaved = recipient.name !== undefined;

  const save = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may stand in another form's tree.
    event.stopPropagation();
    const named = name.trim();
    setIsRefused(named === "");
    if (named === "") return;
    recipients.call(screen.id, recipient, named);
    onClose();
  };
  const remove = () => {
    forget(recipient);
    onClose();
  };
  return (
    <Dialog open title={isSaved ? words.savedRecipient : words.saveRecipient} size="s" onClose={onClose}>
      <form noValidate onSubmit={save}>
        <Stack $gap={4}>
          <Text>
            {recipient.label} {recipient.detail}
          </Text>
          <Field
            id={id}
            label={words.name}
            required
            hint={recipients.lasts ? words.keptOnThisDeviceOnly : words.keptOnThisDeviceUntilYou}
            error={isRefused && words.enterANameThatTellsYou}
          >
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                maxLength={LONGEST}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <DialogActions>
            {isSaved && (
              <Button variant="secondary" onClick={remove}>
                {words.remove}
              </Button>
            )}
            <Button type="submit">{words.save}</Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
