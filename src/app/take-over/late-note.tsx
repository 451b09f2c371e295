import { styled } from "styled-components";

import { Alert } from "#ui/alert.tsx";

/** Over the page, so that nothing moves when it comes. */
const Root = styled.div`
  position: fixed;
  inset: auto var(--space-3) var(--space-3);
  z-index: var(--z-toast);
  max-width: 30rem;
  margin: 0 auto;
  box-shadow: var(--shadow-2);
`;

/**
 * Stands beside a page that the build rendered, for when the app comes late or not at all. It is seen by styles alone
 * (`built-page.css`), and its link loads the page again without any script.
 */
export function LateNote() {
  return (
    <Root id="late">
      <Alert tone="warning" title="This page has not loaded in full">
        Part of it is still missing, and nothing has been sent yet.{" "}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- this very address, with all that stands in it */}
        <a href="">Reload</a>
      </Alert>
    </Root>
  );
}
