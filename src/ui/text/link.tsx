import type { ComponentPropsWithRef } from "react";
import { useHref, useLinkClickHandler, type To } from "react-router-dom";

type LinkProps = Omit<ComponentPropsWithRef<"a">, "href"> & {
  readonly to: To;
  /** Whether the new address takes the place of the old one in the browser's history. */
  readonly replace?: boolean;
  readonly state?: unknown;
};

/**
 * A link inside the app. The router's own link brings what only its framework uses (2 kB before sign-in); this one is made of the
 * router's functions for such links.
 */
export function Link({ to, replace, state, target, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const go = useLinkClickHandler(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
  });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    >
      {children}
    </a>
  );
}
