import { words } from "#ui/words.ts";

import { Eye, EyeOff } from "lucide-react";
import { IconButton, type IconButtonProps } from "./icon-button.tsx";

type EyeButtonProps = Omit<IconButtonProps, "label" | "children" | "onClick"> & {
  shown: boolean;
  /** What it shows and hides, for its name: "balance of Savings". */
  what: string;
  onShow: (shown: boolean) => void;
};

/** Shows something hidden, and hides it again. */
export function EyeButton({ shown, what, onShow, ...rest }: EyeButtonProps) {
  const Icon = shown ? EyeOff : Eye;
  return (
    <IconButton
      label={`${shown ? words.hide : words.show} ${what}`}
      aria-pressed={shown}
      onClick={() => onShow(!shown)}
      {...rest}
    >
      <Icon size="1.25em" />
    </IconButton>
  );
}
