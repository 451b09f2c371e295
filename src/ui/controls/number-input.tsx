import { IconButton } from "#ui/buttons/icon-button.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { words } from "#ui/words.ts";

import { Minus, Plus } from "lucide-react";
import { say } from "#lib/text/words.ts";
import { TextInput, type TextInputProps } from "./text-input.tsx";

export type NumberInputProps = Omit<TextInputProps, "start" | "end" | "inputMode"> & {
  /** The thing that is counted, for the names of the buttons: "quantity" gives 'Increase quantity'. */
  noun: string;
  /** The values that the buttons set; undefined when there is no smaller or larger one. */
  less: number | undefined;
  more: number | undefined;
  onStep: (value: number) => void;
};

/** A number that customers type, or change with two buttons. */
export function NumberInput({ noun, less, more, onStep, ...rest }: NumberInputProps) {
  const off = rest.disabled === true || rest.readOnly === true;
  const step = (to: number | undefined) => ({
    "aria-disabled": off || to === undefined || undefined,
    onClick: () => !off && to !== undefined && onStep(to),
  });
  return (
    <TextInput
      {...rest}
      inputMode="numeric"
      end={
        <>
          <IconButton label={say(words.decrease, { noun })} {...step(less)}>
            <Minus size="1.25em" />
          </IconButton>
          <IconButton label={say(words.increase, { noun })} {...step(more)}>
            <Plus size="1.25em" />
          </IconButton>
          {/* The focus stays on the button: what it did is said here. */}
          <VisuallyHidden as="output">{rest.value}</VisuallyHidden>
        </>
      }
    />
  );
}
