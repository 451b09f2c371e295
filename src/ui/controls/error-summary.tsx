import { useEffect, useLayoutEffect, useRef, type MouseEvent } from "react";
import { css, styled } from "styled-components";

import { inFrame } from "#lib/tasks/frames.ts";
import { say } from "#lib/text/words.ts";
import { words } from "#ui/words.ts";

const line = css`
  display: block;
  padding: 0.625rem 0;
  line-height: var(--line-snug);
`;
const Root = styled.div`
  padding: var(--space-4);
  border: 2px solid var(--color-danger-edge);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  h2 {
    font-size: var(--text-l);
    line-height: var(--line-snug);
    margin-bottom: var(--space-1);
  }
  ul {
    padding: 0;
    list-style: none;
  }
  a {
    color: var(--color-danger-text);
    font-weight: var(--weight-semibold);
    ${line}
  }
  li:not(:has(a)) {
    ${line}
  }
`;

/** One message; with the id of a field it is a link that moves the focus there. */
type SummaryError = { readonly text: string; readonly fieldId?: string };

export type ErrorSummaryProps = {
  errors: readonly SummaryError[];
  title?: string;
  /** The summary takes the focus when it appears and whenever this changes, such as a count of attempts. */
  focusKey?: string | number;
  /** Moves the focus out of it when the last error goes away. */
  onLeave?: () => void;
};

/** All errors of a form, shown above it. Renders nothing without errors. */
export function ErrorSummary({ focusKey, ...rest }: ErrorSummaryProps) {
  return rest.errors.length > 0 ? <Summary key={focusKey} {...rest} /> : null;
}

function Summary({ errors, title = words.thereIsAProblem, onLeave }: Omit<ErrorSummaryProps, "focusKey">) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => inFrame(() => heading.current?.focus()), []);
  // Before it leaves the page: afterwards nothing has the focus. A summary that takes its place takes the focus too.
  useLayoutEffect(() => {
    const box = heading.current?.parentElement;
    return () => {
      if (box?.contains(document.activeElement)) onLeave?.();
    };
  }, [onLeave]);
  // The tab says it too, until the errors are gone.
  useEffect(() => {
    const before = document.title;
    document.title = say(words.errorIn, { title: before });
    return () => {
      document.title = before;
    };
  }, []);

  return (
    <Root role="alert">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <ul>
        {errors.map(({ text, fieldId }) => (
          <li key={`${fieldId}|${text}`}>
            {fieldId === undefined ? (
              text
            ) : (
              <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Root>
  );
}

/** Moves the focus without changing the address: a fragment would add an entry to the router's history. */
function goToField(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  const target = document.getElementById(fieldId);
  const control = target?.matches(CONTROLS)
    ? target
    : (target?.querySelector<HTMLElement>(CONTROLS) ?? target);
  control?.focus({ preventScroll: true });
  // Centred, so that the label above the control is visible too.
  control?.scrollIntoView({ block: "center" });
}

const CONTROLS = "input, select, textarea, button, [tabindex]";
