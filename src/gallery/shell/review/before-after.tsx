import { Moon, Sun } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";

import { ToolButton, ToolSelect } from "#gallery/shell/looks/controls.ts";
import { Segments } from "#gallery/shell/looks/segments.tsx";
import { StateOptions } from "#gallery/shell/bar/state-options.tsx";
import { TenantSelect } from "#gallery/shell/bar/tenant-select.tsx";
import { useAddress } from "#gallery/shell/address/use-address.ts";
import { viewPath, type Subject } from "#gallery/states.ts";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Heading } from "#ui/text/text.tsx";

import type { Pair } from "./pairs.ts";
import { Picture } from "./picture.tsx";

/** Pairs that are shown at first: a part may change every screen. */
const FIRST = 4;

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr));
  gap: var(--space-5) var(--space-4);
`;
const State = styled(ToolSelect)`
  max-width: 100%;
`;

type BeforeAfterProps = {
  pairs: readonly Pair[];
  tenants: readonly string[];
  /** Name of the drafts. */
  drafts: string;
};

/** Each changed screen twice: with the files on the disk, and with the edited ones. */
export function BeforeAfter({ pairs, tenants, drafts }: BeforeAfterProps) {
  const { address, look } = useAddress();
  const [isAll, setAll] = useState(false);
  const shown = isAll || pairs.length === FIRST + 1 ? pairs : pairs.slice(0, FIRST);
  const more = pairs.length - shown.length;
  return (
    <Stack as="section" $gap={3}>
      <Row $gap={3} $justify="space-between">
        <Heading $size="l">Before and after</Heading>
        <Row $gap={2}>
          <TenantSelect tenants={tenants} />
          <Segments
            label="Scheme"
            options={SCHEMES}
            value={address.scheme}
            onChange={(scheme) => look({ scheme })}
          />
        </Row>
      </Row>
      <Pairs>
        {shown.map((pair) => (
          <PairView key={pair.key} pair={pair} drafts={drafts} />
        ))}
      </Pairs>
      {more > 0 && (
        <Row>
          <ToolButton variant="secondary" onClick={() => setAll(true)}>
            Show {more} more
          </ToolButton>
        </Row>
      )}
    </Stack>
  );
}

function PairView({ pair, drafts }: { pair: Pair; drafts: string }) {
  const { title, before, after, tenant, states, first } = pair;
  const { address } = useAddress();
  const [wanted, setWanted] = useState(first);
  const state = states.some(({ id }) => id === wanted) ? wanted : first;
  const view = (subject: Subject | undefined, draft?: string) =>
    subject &&
    viewPath({ subject: subject.id, state, tenant, scheme: address.scheme, ...(draft && { drafts: draft }) });
  return (
    <Stack $gap={2}>
      <Heading as="h3" $size="m">
        {title}
      </Heading>
      <State
        aria-label={`State of ${title}`}
        value={state}
        onChange={({ target }) => setWanted(target.value)}
      >
        <StateOptions states={states} />
      </State>
      <Row $gap={3} $align="start" $nowrap>
        <Picture name="Before" title={title} src={view(before)}>
          There is none yet, or it has errors.
        </Picture>
        <Picture name="After" title={title} src={view(after, drafts)}>
          It cannot be shown until its errors are mended.
        </Picture>
      </Row>
    </Stack>
  );
}

const SCHEMES = [
  { value: "light", label: "Light", icon: <Sun size="1.125em" /> },
  { value: "dark", label: "Dark", icon: <Moon size="1.125em" /> },
] as const;
