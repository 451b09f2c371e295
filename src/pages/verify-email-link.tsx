import { Button } from "#ui/buttons/button.tsx";

import type { Profile } from "./data/use-profile.ts";
import { useOpenScreen } from "./use-open-screen.ts";
import { words } from "./words.ts";

/** Starts the verification of an e-mail address. It ends with a new sign-in, as the specification says. */
export function VerifyEmailLink({ profile: { email, phone } }: { profile: Profile }) {
  const open = useOpenScreen();
  const record = { data: { user_reference: email, phone_number: phone || null } };
  return (
    <Button size="s" variant="quiet" onClick={() => open("/verify-email", { verification: record })}>
      {words.verifyEmail}
    </Button>
  );
}
