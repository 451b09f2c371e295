import { useId, useState, type FormEvent } from "react";
import { styled } from "styled-components";

import { isoDay } from "#lib/time/dates.ts";
import { usePageServices } from "#pages/services.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Field } from "#ui/controls/field.tsx";
import { fromTablet } from "#ui/styles/media.ts";
import { TextInput } from "#ui/controls/text-input.tsx";
import type { Period } from "#pages/transactions/read/filter.ts";
import { words } from "#pages/transactions/words.ts";

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: var(--space-3);
  align-items: start;
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  ${fromTablet} {
    display: flex;
    flex-wrap: wrap;
    > :nth-child(-n + 2) {
      flex: 0 1 11rem;
    }
    /* Beside the inputs, which have a label above them and perhaps an error below. */
    > button {
      margin-top: calc(var(--text-s) * var(--line-snug) + var(--space-2));
    }
  }
`;

/** Two dates side by side on a phone leave no room for the usual padding. */
const DateInput = styled(TextInput)`
  input {
    padding: 0 var(--space-2);
    letter-spacing: -0.02em;
  }
  input::-webkit-calendar-picker-indicator {
    margin-inline-start: 0;
  }
`;

type PeriodFilterProps = {
  /** The period in use. */
  period: Period;
  busy: boolean;
  onFilter: (period: Period) => void;
};

/** From and To, not after today. The button needs both dates. */
export function PeriodFilter({ period, busy, onFilter }: PeriodFilterProps) {
  const id = useId();
  const [draft, setDraft] = useState(period);
  const [error, setError] = useState("");
  const { environment, settings } = usePageServices();
  const dayNow = () => isoDay(new Date(environment.now()), settings.timeZone);
  const [today] = useState(dayNow);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = problemOf(draft, dayNow());
    setError(problem);
    if (!problem) onFilter(draft);
  };
  const clear = () => {
    setDraft({ from: "", to: "" });
    setError("");
    onFilter({ from: "", to: "" });
  };
  const dateField = (name: keyof Period, label: string, message: string) => (
    <Field id={`${id}-${name}`} label={label} error={message}>
      {(control) => (
        <DateInput
          {...control}
          type="date"
          max={today}
          value={draft[name]}
          onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <Form noValidate onSubmit={submit} aria-label={words.filterByDate}>
      {dateField("from", words.dateFrom, "")}
      {dateField("to", words.dateTo, error)}
      <Button
        type="submit"
        variant="secondary"
        disabled={draft.from === "" || draft.to === ""}
        busy={busy}
        busyText={words.filtering}
      >
        {words.filter}
      </Button>
      {(period.from || period.to) && (
        <Button variant="quiet" onClick={clear}>
          {words.clearDates}
        </Button>
      )}
    </Form>
  );
}

function problemOf({ from, to }: Period, today: string): string {
  if (from > today || to > today) return words.upToToday;
  return from > to ? words.toBeforeFrom : "";
}
