import { Star } from "lucide-react";
import { memo, useSyncExternalStore } from "react";
import { Link } from "#ui/text/link.tsx";
import { styled } from "styled-components";

import { say } from "#lib/text/words.ts";
import { usePageServices } from "#pages/services.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { Icon, isIconName } from "#ui/icons/icon.tsx";

import type { Biller } from "./billers.ts";
import { words } from "./words.ts";

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
`;
const Name = styled(Link)`
  display: flex;
  /* Where the text is large, the star stands below. */
  flex: 1 1 8rem;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
  min-height: var(--touch);
  padding-block: var(--space-1);
  color: var(--color-text);
  font-weight: var(--weight-medium);
  line-height: var(--line-snug);
  text-decoration: none;
  > span {
    min-width: 0;
    overflow-wrap: break-word;
  }
  small {
    /* No underline of the link. */
    display: inline-block;
    width: 100%;
    color: var(--color-text-muted);
    font-size: var(--text-xs);
    font-weight: var(--weight-regular);
  }
  > svg {
    flex: none;
    color: var(--color-text-muted);
    /* Enlarged words need the room. */
    @media (max-width: 15rem) {
      display: none;
    }
  }
  &:hover > span {
    color: var(--color-brand-text);
    text-decoration: underline;
  }
`;
const Mark = styled(Star)`
  color: var(--color-text-muted);
  [aria-pressed="true"] > & {
    color: var(--color-brand-text);
    fill: currentcolor;
  }
`;

type BillerRowProps = {
  readonly biller: Biller;
  /** By which it was found. Default: its own name. */
  readonly label?: string;
  readonly detail?: string | undefined;
  /** Whether its icon is shown; in a category all have the same. */
  readonly iconic?: boolean;
};

/** A biller that a tap opens, and a button that marks it as a favourite. */
export const BillerRow = memo(function BillerRow({
  biller,
  label = biller.label,
  detail,
  iconic = false,
}: BillerRowProps) {
  const { key, address, icon } = biller;
  const { favourites } = usePageServices();
  const isFavourite = useSyncExternalStore(favourites.subscribe, favourites.list).includes(key);
  return (
    <Line>
      <Name to={address}>
        {iconic && <Icon name={isIconName(icon) ? icon : "receipt"} />}
        <span>
          {label}
          {detail !== undefined && <small>{detail}</small>}
        </span>
      </Name>
      <IconButton
        label={say(words.favourite, { label: biller.label })}
        aria-pressed={isFavourite}
        onClick={() => favourites.toggle(key)}
      >
        <Mark size="1.25em" />
      </IconButton>
    </Line>
  );
});
