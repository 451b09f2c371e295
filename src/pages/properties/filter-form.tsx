import { Search } from "lucide-react";
import { useId, useState, type FormEvent } from "react";
import { styled } from "styled-components";

import { toMinor } from "#lib/money/money.ts";
import type { Region } from "#lib/region.ts";
import { currencyAt, formatWholeAmount, typedMinor } from "#lib/money/money-field.ts";
import { usePageServices } from "#pages/services.ts";
import { Button } from "#ui/buttons/button.tsx";
import { Field } from "#ui/controls/field.tsx";
import { fromTablet } from "#ui/styles/media.ts";
import { TextInput } from "#ui/controls/text-input.tsx";

import type { Place } from "./place.ts";
import { priceText, typedPrice } from "./price-text.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: var(--space-3);
  align-items: start;
  > :first-child,
  > button:only-of-type {
    grid-column: 1 / -1;
  }
  ${fromTablet} {
    grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr));
    grid-auto-flow: column;
    > :first-child,
    > button:only-of-type {
      grid-column: auto;
    }
    > button {
      /* Aligns the button with the inputs, which have labels above and messages below. */
      margin-top: calc(var(--text-s) * 1.35 + var(--space-2));
    }
  }
`;

type Filters = Pick<Place, "search" | "min" | "max">;
type Errors = Partial<Record<"min" | "max", string>>;

type FilterFormProps = {
  /** The filters in use. */
  filters: Filters;
  /** Whether any filter is set, the category included. */
  filtered: boolean;
  onFilter: (filters: Filters) => void;
  onClear: () => void;
};

/** Search words and price limits. They take effect on Enter or Find, so that a slow network carries one request. */
export function FilterForm({ filters, filtered, onFilter, onClear }: FilterFormProps) {
  const id = useId();
  const { settings } = usePageServices();
  const [draft, setDraft] = useState(() => draftOf(filters, settings));
  const [errors, setErrors] = useState<Errors>({});
  const [known, setKnown] = useState(filters);
  // When Back or a link changes the filters, the fields show them and drop what was typed.
  if (known.search !== filters.search || known.min !== filters.min || known.max !== filters.max) {
    setKnown(filters);
    setDraft(draftOf(filters, settings));
    setErrors({});
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(draft, settings);
    setErrors(found);
    if (found.min ?? found.max) document.getElementById(`${id}-${found.min ? "min" : "max"}`)?.focus();
    else {
      const [min = "", max = ""] = [priceText(draft.min, settings), priceText(draft.max, settings)];
      onFilter({ search: draft.search.trim(), min, max });
    }
  };
  const price = (name: "min" | "max", label: string) => (
    <Field id={`${id}-${name}`} label={label} error={errors[name]}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          {...currencyAt(settings)}
          value={draft[name]}
          onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <Form noValidate aria-label={words.findProperties} onSubmit={submit}>
      <Field id={id} label={words.search}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            start={<Search size="1.25em" />}
            value={draft.search}
            onChange={(event) => setDraft({ ...draft, search: event.target.value })}
          />
        )}
      </Field>
      {price("min", words.lowestPrice)}
      {price("max", words.highestPrice)}
      <Button type="submit" variant="secondary">
        {words.find}
      </Button>
      {filtered && (
        <Button variant="quiet" onClick={onClear}>
          {words.clearFilters}
        </Button>
      )}
    </Form>
  );
}

/** The prices of the address as the customer's country writes them. */
function draftOf({ search, min, max }: Filters, region: Region): Filters {
  return { search, min: typedPrice(min, region), max: typedPrice(max, region) };
}

function problemsOf({ min, max }: Filters, region: Region): Errors {
  const errors: Errors = {};
  const example = say(words.amountLike, { example: formatWholeAmount(toMinor(50_000, region)!, region) });
  if (priceText(min, region) === undefined) errors.min = example;
  if (priceText(max, region) === undefined) errors.max = example;
  const low = typedMinor(min, region);
  const high = typedMinor(max, region);
  if (!errors.max && low !== undefined && high !== undefined && high < low) {
    errors.max = words.belowLowest;
  }
  return errors;
}
