import { isPicked } from "#engine/recipient.ts";
import { RecentPicks } from "#ui/recent-picks.tsx";

import { focusFirstField } from "./focus-field.ts";
import { useScreenStore, useScreenValue } from "./screen-context.ts";

/** The latest recipients, above the form that asks for the recipient. Renders nothing when there are none. */
export function RecentRecipients({ formId }: { formId: string }) {
  const store = useScreenStore();
  const recipients = useScreenValue((one) => one.recipients());
  const picked = useScreenValue((one) =>
    recipients.findIndex((recipient) => isPicked(one.screen, one.getState().inputs, recipient)),
  );
  if (recipients.length === 0) return null;

  const forget = (index: number, last: boolean) => {
    if (last) focusFirstField(formId);
    store.forget(recipients[index]!);
  };

  return (
    <RecentPicks
      label="Recent"
      picks={recipients.map(({ inputs, label, detail }, index) => ({
        key: JSON.stringify(inputs),
        label,
        detail,
        chosen: index === picked,
      }))}
      onPick={(index) => store.refill?.pick(recipients[index]!)}
      onForget={forget}
    />
  );
}
