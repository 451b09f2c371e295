import { styled } from "styled-components";

import { Stack } from "#ui/layout/stack.tsx";
import { Heading } from "#ui/text/text.tsx";

/** It takes the focus. Then the heading of the page stands whole above it: less would show a slice of that below the bar at the top. */
export const ResultHeading = styled(Heading)`
  scroll-margin-top: 14rem;
  text-align: center;
  overflow-wrap: anywhere;
`;

/** What the bank has said, and what comes now. */
export const Words = styled(Stack)`
  max-width: 36rem;
  text-align: center;
  overflow-wrap: anywhere;
`;

/** How much went to whom. */
export const Whom = styled.p`
  font-size: var(--text-2xl);
  font-weight: var(--weight-bold);
  line-height: var(--line-snug);
  font-variant-numeric: tabular-nums;
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;
