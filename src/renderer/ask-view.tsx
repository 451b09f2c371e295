import { useContext, type ReactNode } from "react";

import type { Ask } from "#definition/compiled.ts";
import { Card } from "#ui/layout/card.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";

import { FormButtons } from "./form/form-buttons.tsx";
import { FormExtras } from "./form/form-extras.tsx";
import { FormNotes } from "./form/notes.tsx";
import { CloseContext, useText } from "./screen-context.ts";
import { ScreenForm } from "./form/screen-form.tsx";

export type AskViewProps = {
  readonly ask: Ask;
  readonly formId: string;
  /** Whether the screen currently asks this form, or runs the call that it led to. */
  readonly active: boolean;
  readonly busy: boolean;
  readonly canCancel: boolean;
  /** What the customer is about to confirm. */
  readonly review: ReactNode;
  /** Facts of the step besides text. */
  readonly facts: ReactNode;
  /** What they must know before they confirm. */
  readonly caution: ReactNode;
  /** The latest recipients. */
  readonly recent: ReactNode;
  /** The list that the provider keeps, and the button that adds to it. */
  readonly list: ReactNode;
  readonly keep: ReactNode;
};

/** A form on the page. */
export function PageAsk(props: AskViewProps) {
  const title = useText(props.ask.title);
  // A dialog is a card already.
  const frame = useContext(CloseContext) ? "div" : Card;
  return (
    <Stack as={frame} $gap={5}>
      {title && (
        <Heading $size="l" data-step tabIndex={-1}>
          {title}
        </Heading>
      )}
      <AskBody {...props} />
    </Stack>
  );
}

/** The content of a form, on the page or in a dialog. */
export function AskBody({
  ask,
  formId,
  active,
  busy,
  canCancel,
  review,
  facts,
  caution,
  recent,
  list,
  keep,
}: AskViewProps) {
  const intro = useText(ask.intro);
  return (
    <>
      {intro && <Text $tone="muted">{intro}</Text>}
      {review}
      {facts}
      {caution}
      {recent}
      {list}
      <ScreenForm ask={ask} id={formId} active={active} />
      {keep}
      <FormNotes ask={ask} />
      <FormButtons ask={ask} formId={formId} busy={busy} canCancel={canCancel} />
      <FormExtras ask={ask} />
    </>
  );
}
