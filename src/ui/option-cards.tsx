import { Eye, EyeOff } from "lucide-react";
import { useState, type ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";
import { CardFoot, CardGrid, CardLabel, OptionCard } from "./option-card-parts.ts";
import { RadioInput } from "./radio-input.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

type CardOption = {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | undefined;
  /** Stands behind stars until the customer asks for it, and is not in the page before. */
  readonly concealed?: string | undefined;
  /** What stands beside it, as a button that copies. */
  readonly action?: ReactNode;
};

export type OptionCardsProps = {
  /** Of the group of cards, for links to the first of them. */
  id: string;
  name: string;
  /** What is concealed, for the button's name: "balance" gives 'Show balance of Main Street'. */
  noun: string;
  options: readonly CardOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  disabled?: boolean;
};

/** A choice of one among few, each with what there is to know of it. Stands in a `Field` with `group`. */
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
              {concealed !== undefined && <Concealed text={concealed} what={`${noun} of ${option.label}`} />}
              {action}
            </CardFoot>
          )}
        </OptionCard>
      ))}
    </CardGrid>
  );
}

function Concealed({ text, what }: { text: string; what: string }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <output>
        {shown ? (
          text
        ) : (
          <>
            <span aria-hidden="true">******</span>
            <VisuallyHidden>Hidden</VisuallyHidden>
          </>
        )}
      </output>
      <IconButton label={`${shown ? "Hide" : "Show"} ${what}`} onClick={() => setShown(!shown)}>
        {shown ? <EyeOff size="1.25rem" /> : <Eye size="1.25rem" />}
      </IconButton>
    </>
  );
}
