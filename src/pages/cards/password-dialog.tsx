import { useId, useState, type FormEvent } from "react";

import { failureText } from "#pages/data/read-reply.ts";
import { usePageServices } from "#pages/services.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { DialogActions } from "#ui/dialogs/dialog-parts.ts";
import { Dialog } from "#ui/dialogs/dialog.tsx";
import { Field } from "#ui/controls/field.tsx";
import { SecretInput } from "#ui/controls/secret-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { TextInput } from "#ui/controls/text-input.tsx";

import { words } from "./words.ts";

type PasswordDialogProps = {
  readonly onClose: () => void;
  /** The password was that of the customer. */
  readonly onConfirmed: () => void;
};

/** Asks for the password of the session again. It is in no place but this dialog, and in its one request. */
export function PasswordDialog({ onClose, onConfirmed }: PasswordDialogProps) {
  const id = useId();
  const { username: known, confirmPassword } = usePageServices();
  const [username, setUsername] = useState(known);
  const [password, setPassword] = useState("");
  const [isSent, setIsSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const lacks = (value: string, text: string) => (isSent && value.trim() === "" ? text : "");

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (busy || username.trim() === "" || password === "") return;
    setBusy(true);
    setFailure("");
    try {
      await confirmPassword(username, password);
      onConfirmed();
    } catch (error) {
      setFailure(failureText(error));
      setPassword("");
      setIsSent(false);
      setBusy(false);
    }
  };
  return (
    <Dialog open title={words.askTitle} size="s" busy={busy} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack $gap={4}>
          {failure && <Alert tone="danger">{failure}</Alert>}
          <p>{words.askText}</p>
          <Field id={`${id}-username`} label={words.username} error={lacks(username, words.enterUsername)}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                value={username}
                onChange={({ currentTarget }) => setUsername(currentTarget.value)}
              />
            )}
          </Field>
          <Field id={`${id}-password`} label={words.password} error={lacks(password, words.enterPassword)}>
            {(control) => (
              <SecretInput
                {...control}
                noun={words.passwordNoun}
                autoComplete="current-password"
                data-autofocus={known === "" ? undefined : true}
                value={password}
                onChange={setPassword}
              />
            )}
          </Field>
          <DialogActions>
            <Button variant="secondary" aria-disabled={busy || undefined} onClick={() => !busy && onClose()}>
              {words.cancel}
            </Button>
            <Button type="submit" busy={busy} busyText={words.pleaseWait}>
              {words.showNow}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
