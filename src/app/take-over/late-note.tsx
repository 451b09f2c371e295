import { styled } from "styled-components";

import { Alert } from "#ui/feedback/alert.tsx";

/** Lies over the page, so that nothing moves when it appears. */
const Root = styled.div`
  position: fixed;
  right: var(--space-3);
  bottom: var(--space-3);
  left: var(--space-3);
  z-index: var(--z-toast);
  max-width: 30rem;
  margin: 0 auto;
  border-radius: var(--radius-m);
  box-shadow: var(--shadow-2);
`;

/**
 * A note on each page rendered at build, for an app that loads late or not at all, or for a browser in which it would not run. Styles alone show
 * it (`built-page.css`), and its link reloads the page without a script.
 */
export function LateNote() {
  return (
    <Root id="late">
      <Alert tone="warning" title="This page has not loaded in full">
        <p>
          Part of it is still missing, and nothing has been sent yet.{" "}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address reloads the page with its query, and needs no script */}
          <a href="">Reload</a>
        </p>
        <p>This browser is too old for it. Update it, or use a new Chrome, Firefox or Safari.</p>
      </Alert>
    </Root>
  );
}
