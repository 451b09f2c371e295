import { RotateCw, SquareArrowOutUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";

import type { Catalogue } from "#gallery/protocol.ts";
import type { GalleryState, Subject } from "#gallery/states.ts";
import { Heading } from "#ui/text/text.tsx";
import { fromDesktop } from "#ui/styles/media.ts";
import { Link } from "#ui/text/link.tsx";
import { ToolIcon, ToolLink, ToolSelect } from "#gallery/shell/looks/controls.ts";
import { useAddress } from "#gallery/shell/address/use-address.ts";

import { LookTools } from "./look-tools.tsx";
import { StateOptions } from "./state-options.tsx";

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-bottom: 1px solid var(--color-border);
  background: var(--color-surface);
`;
const Title = styled(Heading)`
  flex: 1 1 100%;
  min-width: 0;
  ${fromDesktop} {
    flex: 1 1 8rem;
  }
  > a {
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;
const State = styled(ToolSelect)`
  flex: 1 1 14rem;
  max-width: 24rem;
`;
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
`;

export type ToolBarProps = {
  subject: Subject;
  states: readonly GalleryState[];
  catalogue: Catalogue;
  /** Address of the view without the gallery around it. */
  alone: string;
  onReload: () => void;
  /** More tools at the end. */
  children?: ReactNode;
};

/** The choice of state, tenant, scheme and width. */
export function ToolBar({ subject, states, catalogue, alone, onReload, children }: ToolBarProps) {
  const { address, to, go } = useAddress();
  return (
    <Root>
      <Title as="h1" $size="l">
        <Link to={to({ state: undefined, file: undefined })} title="All states">
          {subject.title}
        </Link>
      </Title>
      <State aria-label="State" value={address.state} onChange={(event) => go({ state: event.target.value })}>
        {!states.some(({ id }) => id === address.state) && <option hidden>{address.state}</option>}
        <StateOptions states={states} />
      </State>
      <LookTools catalogue={catalogue} />
      <Tools>
        <ToolIcon label="Play again" onClick={onReload}>
          <RotateCw size="1.125em" />
        </ToolIcon>
        <ToolLink
          aria-label="Open by itself"
          title="Open by itself"
          href={alone}
          target="_blank"
          rel="noopener"
        >
          <SquareArrowOutUpRight size="1.125em" />
        </ToolLink>
        {children}
      </Tools>
    </Root>
  );
}
