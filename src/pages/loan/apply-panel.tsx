import { useState } from "react";

import { Section } from "#pages/section.tsx";
import { usePageServices } from "#pages/services.ts";
import { useOpenScreen } from "#pages/use-open-screen.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Row } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";

import { findHindrance, type Hindrance } from "./eligibility.ts";
import { words } from "./words.ts";

/** The screen with the loan application. */
const APPLY = "/loan/apply";

/** Leads eligible customers to a loan application. */
export function ApplyPanel() {
  const { send } = usePageServices().environment;
  const openScreen = useOpenScreen();
  const [busy, setBusy] = useState(false);
  const [hindrance, setHindrance] = useState<Hindrance>();

  const apply = async () => {
    setBusy(true);
    setHindrance(undefined);
    const found = await findHindrance(send);
    setBusy(false);
    setHindrance(found);
    if (!found) openScreen(APPLY);
  };
  return (
    <Section title={words.applyTitle}>
      <Text $tone="muted">{words.applyText}</Text>
      {hindrance && <Alert tone={hindrance.tone}>{hindrance.text}</Alert>}
      <Row>
        <Button busy={busy} busyText={words.checking} onClick={() => void apply()}>
          {words.applyNow}
        </Button>
      </Row>
    </Section>
  );
}
