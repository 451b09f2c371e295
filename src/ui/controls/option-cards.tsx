import { Concealed } from "#ui/values/concealed.tsx";
import { words } from "#ui/words.ts";

import type { ReactNode } from "react";
import { say } from "#lib/text/words.ts";
import { CardFoot, CardGrid, CardLabel, OptionCard } from "./option-card-parts.ts";
import { RadioInput } from "./radio-input.tsx";

type CardOption = {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | undefined;
  /** Masked until the customer asks for it; until then it is not in the page. */
  readonly concealed?: string | undefined;
  /** Shown next to it, such as a copy button. */
  readonly action?: ReactNode;
};

export type OptionCardsProps = {
  /** Id of the group; links to it lead to the first card. */
  id: string;
  name: string;
  /** What is masked, for the button's name: "balance" gives 'Show balance of Main Street'. */
  noun: string;
  options: readonly CardOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  disabled?: boolean;
};

/** A choice among a few options, each on a card with its details. Use it in a `Field` with `group`. */
export function OptionCards({ id, name, noun, options, value, onChange, disabled }: OptionCardsProps) {
  return (
    <CardGrid id={id}>
      {options.map(({ concealed, action, ...option }) => (
        <OptionCard key={option.value}>
          <CardLabel>
            <RadioInput
              groupId={id}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={onChange}
              disabled={disabled}
            />
            <span>
              <strong>{option.label}</strong>
              {option.detail && <small>{option.detail}</small>}
            </span>
          </CardLabel>
          {(concealed !== undefined || action !== undefined) && (
            <CardFoot>
              {concealed !== undefined && (
                <Concealed text={concealed} what={say(words.of, { noun, label: option.label })} />
              )}
              {action}
            </CardFoot>
          )}
        </OptionCard>
      ))}
    </CardGrid>
  );
}
