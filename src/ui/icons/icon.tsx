import type { LucideProps } from "lucide-react";
import { iconTable, type IconName } from "./icon-table.ts";

export type { IconName } from "./icon-table.ts";

export type IconProps = Omit<LucideProps, "ref" | "name"> & { name: IconName };

/** An icon by its name in a screen file; decorative unless it has an `aria-label`. */
export function Icon({ name, size = "1.25em", ...rest }: IconProps) {
  const Shape = iconTable[name];
  return <Shape size={size} {...rest} />;
}

/** All icon names, for the meta-schema and its "did you mean". */
export const iconNames: readonly IconName[] = Object.keys(iconTable).filter(isIconName);

/** Whether a text is the name of an icon. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconTable, name);
}
