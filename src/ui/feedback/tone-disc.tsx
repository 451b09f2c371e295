import { styled } from "styled-components";

import { ToneIcon, toneSoft, type Tone } from "#ui/styles/tone.tsx";

const Root = styled.span<{ $tone: Tone }>`
  ${toneSoft}
  display: grid;
  place-items: center;
  flex: none;
  width: 4rem;
  height: 4rem;
  border-radius: 50%;
`;

/** The picture of an outcome, above its heading. */
export function ToneDisc({ tone }: { tone: Tone }) {
  return (
    <Root $tone={tone}>
      <ToneIcon tone={tone} size="2em" />
    </Root>
  );
}
