import { useState, useSyncExternalStore } from "react";
import { styled } from "styled-components";

import { useBank } from "#app/bank.ts";

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
  font-weight: var(--weight-bold);
  line-height: var(--line-tight);
  overflow-wrap: break-word;
  > span {
    min-width: 0;
  }
  > img,
  > b {
    flex: none;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: var(--radius-s);
  }
  > img {
    object-fit: contain;
  }
  > b {
    display: grid;
    place-items: center;
    border: 1px solid var(--color-brand-edge);
    background: var(--color-brand);
    color: var(--color-on-brand);
    font-size: var(--text-l);
  }
  /* Text so large that a word of the name would not fit beside it. */
  @media (max-width: 15rem) {
    gap: var(--space-2);
    font-size: var(--text-m);
    > img,
    > b {
      width: 1.5rem;
      height: 1.5rem;
    }
  }
`;

/**
 * The bank's logo, or its initial if it has none, and its name unless the name is shown next to it already. In a page that
 * the build has rendered, the first script may have put another brand here (`first/paint-brand.ts`).
 */
export function BrandMark({ named = true }: { named?: boolean }) {
  const { settings, scheme } = useBank();
  const isDark = useSyncExternalStore(scheme.subscribe, scheme.get, scheme.get) === "dark";
  const { name, logo, logoDark } = settings.brand;
  // The build renders without a name, and an empty text is a text: what the first script has put here is no mismatch.
  const [initial = ""] = name;
  const source = (isDark && logoDark) || logo;
  const [broken, setBroken] = useState<string>();
  return (
    <Root>
      {source && source !== broken ? (
        <img src={source} alt={named ? "" : name} onError={() => setBroken(source)} />
      ) : (
        <b aria-hidden={named || undefined} suppressHydrationWarning>
          {initial}
        </b>
      )}
      {named && <span suppressHydrationWarning>{name}</span>}
    </Root>
  );
}
