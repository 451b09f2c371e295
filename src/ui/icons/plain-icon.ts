import { createElement, type ComponentPropsWithRef } from "react";

/** An icon as lucide keeps it. */
export type IconData = {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
  readonly aliases?: readonly string[];
};

type PlainIconProps = ComponentPropsWithRef<"svg"> & { readonly size?: string | number };

/**
 * In the build this stands in for lucide's own `createLucideIcon` (`tools/vite/replacements.ts`), with the settings that we use: size,
 * and everything that an svg has. Decorative unless it has a name or a role.
 */
export function createIcon({ name, node, aliases = [] }: IconData) {
  const own = ["lucide", ...[name, ...aliases].map((one) => `lucide-${one}`)];
  return function PlainIcon({ size = 24, className, ...rest }: PlainIconProps) {
    const isNamed = Object.entries(rest).some(
      ([key, value]) => /^(?:aria-.*|role|title)$/.test(key) && value !== undefined && value !== null,
    );
    return createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        className: [...own, ...(className?.split(" ") ?? [])].join(" "),
        ...(!isNamed && { "aria-hidden": "true" }),
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
