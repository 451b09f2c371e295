import { CircleUser } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";

import { beside } from "#lib/text/isolated.ts";
import { fileLink } from "#pages/data/safe-links.ts";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";
import { words } from "./words.ts";

const Frame = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 4.5rem;
  height: 4.5rem;
  overflow: hidden;
  border-radius: 50%;
  background: var(--color-brand-soft);
  color: var(--color-on-brand-soft);
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
const Names = styled(Stack)`
  flex: 1 1 12rem;
  overflow-wrap: anywhere;
`;

type ProfileHeadProps = { name: string; username: string; picture: string };

/** Name and picture of the customer; a default picture if there is none. */
export function ProfileHead({ name, username, picture }: ProfileHeadProps) {
  const [broken, setBroken] = useState("");
  const source = fileLink(picture);
  return (
    <Row as="header" $gap={4}>
      <Frame>
        {source && source !== broken ? (
          <img src={source} alt="" onError={() => setBroken(source)} />
        ) : (
          <CircleUser size="2.75em" />
        )}
      </Frame>
      <Names $gap={1}>
        <Heading as="h1" $size="2xl">
          {words.profile}
        </Heading>
        <Text $tone="muted">{beside([name, username && `@${username}`])}</Text>
      </Names>
    </Row>
  );
}
