import { styled } from "styled-components";

import type { SharedDraft } from "#gallery/protocol-drafts.ts";
import { ToolSelect } from "#gallery/shell/looks/controls.ts";
import { SchemeAndWidth } from "#gallery/shell/bar/look-tools.tsx";
import { Bar } from "#gallery/shell/looks/page-parts.ts";
import { Preview } from "#gallery/shell/preview/preview.tsx";
import { StateOptions } from "#gallery/shell/bar/state-options.tsx";
import { useAddress } from "#gallery/shell/address/use-address.ts";
import { type GalleryState, statesOf, type Subject, viewPath } from "#gallery/states.ts";
import { Link } from "#ui/text/link.tsx";
import { Row } from "#ui/layout/stack.tsx";
import { Heading } from "#ui/text/text.tsx";

/** Always the same function: the frame listens anew for each other. */
const ignore = () => undefined;

/** As tall as the window, so that the frame knows its height. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100vh;
  height: 100dvh;
`;
const Stage = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  padding: var(--space-3);
`;

type GuestStateProps = { base: string; draft: SharedDraft; subject: Subject; state: GalleryState };

/** One state of a shared draft in its size. */
export function GuestState({ base, draft, subject, state }: GuestStateProps) {
  const { address, to, look } = useAddress();
  const { scheme, width, tenant } = address;
  return (
    <Root>
      <Bar>
        <div>
          <Link to={to({ subject: undefined, state: undefined })}>{draft.name}</Link>
          <Heading as="h1" $size="l">
            {subject.title}
          </Heading>
        </div>
        <Row $gap={3}>
          <ToolSelect
            aria-label="State"
            value={state.id}
            onChange={({ target }) => look({ state: target.value })}
          >
            <StateOptions states={statesOf(subject)} />
          </ToolSelect>
          <SchemeAndWidth />
        </Row>
      </Bar>
      <Stage>
        <Preview
          title={`${subject.title} at ${width} pixels`}
          src={viewPath({ subject: subject.id, state: state.id, tenant, scheme }, base)}
          round={0}
          width={width}
          onVerdict={ignore}
          isPicking={false}
          onPicked={ignore}
        />
      </Stage>
    </Root>
  );
}
