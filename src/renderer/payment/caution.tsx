import { useEffect, useId, useMemo, useRef } from "react";

import type { Caution as Known } from "#engine/payments/caution.ts";
import { cautionTexts, secondYes } from "#engine/payments/caution-texts.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import { ErrorText } from "#ui/controls/field.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useRegion, useScreenStore, useScreenValue } from "#renderer/screen-context.ts";

/**
 * What the customer must know before they confirm a payment, with the box for the second confirmation. It is updated
 * when anything changes, in any tab.
 */
export function Caution({ busy }: { busy: boolean }) {
  const text = useScreenValue((store) => JSON.stringify(store.caution()));
  const stops = useScreenValue((store) => store.getState().stopped?.times ?? 0);
  const caution = useMemo(() => (text ? (JSON.parse(text) as Known) : undefined), [text]);
  const root = useStopFocus(stops);
  const { timeZone } = useRegion();
  if (!caution) return null;
  return (
    <Stack ref={root} $gap={2} tabIndex={-1}>
      {cautionTexts(caution, timeZone).map(({ title, text: says }) => (
        <Alert key={title} tone="warning" title={title}>
          {says}
        </Alert>
      ))}
      {caution.repeated && <SecondYes busy={busy} isAsked={stops > 0} />}
    </Stack>
  );
}

function SecondYes({ busy, isAsked }: { busy: boolean; isAsked: boolean }) {
  const id = useId();
  const store = useScreenStore();
  const isGiven = useScreenValue((one) => one.hasAgreed());
  const isMissing = isAsked && !isGiven;
  return (
    <div>
      <Checkbox
        label={secondYes().label}
        checked={isGiven}
        disabled={busy}
        aria-required
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? id : undefined}
        onChange={(event) => store.agree(event.target.checked)}
      />
      {isMissing && <ErrorText id={id}>{secondYes().missing}</ErrorText>}
    </div>
  );
}

/** When a caution stops a confirmation, moves the focus here: to the box, or to the text. */
function useStopFocus(stops: number) {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef(stops);
  useEffect(() => {
    if (stops > last.current) {
      const box = root.current?.querySelector("input");
      (box ?? root.current)?.focus({ preventScroll: true });
      // The text of the caution is above the box.
      root.current?.scrollIntoView({ block: "center" });
    }
    last.current = stops;
  }, [stops]);
  return root;
}
