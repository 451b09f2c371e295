import { styled } from "styled-components";

import { REVIEW } from "#gallery/shell/address/address.ts";
import { coarse } from "#gallery/shell/looks/controls.ts";
import { useDrafts } from "#gallery/shell/project/project.ts";
import { useAddress } from "#gallery/shell/address/use-address.ts";
import { buttonStyles, type ButtonStyleProps } from "#ui/styles/button-styles.ts";
import { Link } from "#ui/text/link.tsx";

const Root = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
  min-height: 2.25rem;
  padding-block: 0;
  ${coarse} {
    min-height: var(--touch);
  }
`;

/** Leads to the review of all unsaved files; renders nothing when there are none. */
export function ReviewLink() {
  const { to } = useAddress();
  if (Object.keys(useDrafts()).length === 0) return null;
  return (
    <Root $variant="secondary" $size="s" to={to({ subject: REVIEW, state: undefined, file: undefined })}>
      Review
    </Root>
  );
}
