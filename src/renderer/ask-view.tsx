import type { Ask } from "#definition/compiled.ts";
import { resolveToText } from "#engine/value.ts";
import { Card } from "#ui/card.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Stack } from "#ui/stack.tsx";
import { Heading, Text } from "#ui/text.tsx";

import { FormButtons } from "./form-buttons.tsx";
import { FormExtras } from "./form-extras.tsx";
import { ScreenForm } from "./screen-form.tsx";
import { useScreenStore } from "./screen-context.ts";

type AskViewProps = {
  readonly ask: Ask;
  readonly formId: string;
  /** Whether the screen asks here now, or calls for what was asked here. */
  readonly active: boolean;
  readonly busy: boolean;
  readonly canCancel: boolean;
};

/** A form on the page. */
export function PageAsk(props: AskViewProps) {
  const { ask } = props;
  const scope = useScreenStore().scope();
  const title = resolveToText(ask.title, scope);
  return (
    <Card>
      <Stack $gap={5}>
        {title && <Heading $size="l">{title}</Heading>}
        <AskBody {...props} />
      </Stack>
    </Card>
  );
}

/** A form in a dialog, over the page that led to it. */
export function DialogAsk(props: AskViewProps) {
  const { ask, busy } = props;
  const store = useScreenStore();
  return (
    <Dialog open title={resolveToText(ask.title, store.scope())} busy={busy} onClose={store.cancel}>
      <Stack $gap={5}>
        <AskBody {...props} />
      </Stack>
    </Dialog>
  );
}

function AskBody({ ask, formId, active, busy, canCancel }: AskViewProps) {
  const store = useScreenStore();
  const intro = resolveToText(ask.intro, store.scope());
  const review = ask.review ? store.review() : [];
  return (
    <>
      {intro && <Text $tone="muted">{intro}</Text>}
      {review.length > 0 && (
        <DescriptionList
          rows={review.map(({ label, value, prominent }) => ({ label, value, strong: prominent }))}
        />
      )}
      <ScreenForm ask={ask} id={formId} active={active} />
      <FormButtons ask={ask} formId={formId} busy={busy} canCancel={canCancel} />
      <FormExtras ask={ask} />
    </>
  );
}
