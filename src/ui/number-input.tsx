import { Minus, Plus } from "lucide-react";
import { IconButton } from "./icon-button.tsx";
import { TextInput, type TextInputProps } from "./text-input.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type NumberInputProps = Omit<TextInputProps, "start" | "end" | "inputMode"> & {
  /** What is counted, for the names of the buttons: "quantity" gives 'Increase quantity'. */
  noun: string;
  /** What the buttons put in; left out where there is no smaller or larger one. */
  less: number | undefined;
  more: number | undefined;
  onStep: (value: number) => void;
};

/** A number that can be typed or counted up and down. */
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
          <IconButton label={`Decrease ${noun}`} {...step(less)}>
            <Minus size="1.25rem" />
          </IconButton>
          <IconButton label={`Increase ${noun}`} {...step(more)}>
            <Plus size="1.25rem" />
          </IconButton>
          {/* The focus stays on the button: what it did is said here. */}
          <VisuallyHidden as="output">{rest.value}</VisuallyHidden>
        </>
      }
    />
  );
}
