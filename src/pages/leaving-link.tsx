import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";

import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import { usePageServices } from "./services.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

const Way = styled.a`
  overflow-wrap: anywhere;
  > svg {
    display: inline-block;
    margin-inline-start: var(--space-1);
    vertical-align: -0.125em;
  }
`;
/** A button that looks like a link. */
const Question = styled(Way).attrs({ as: "button" })`
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-brand-text);
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

type LeavingLinkProps = {
  /** An https address that `safeLink` has read. */
  href: string;
  className?: string;
  /** Makes `Disclosure` close the panel around this link. */
  "data-closes"?: boolean;
  children: ReactNode;
};

/**
 * A link to another site. It is marked as such, for eyes and screen readers, and opens in a new tab. If the host is on
 * no list, the customer is asked first; it is then a button without an address, so that a middle click cannot skip the
 * question.
 */
export function LeavingLink({ href, children, ...rest }: LeavingLinkProps) {
  const { settings, leaving } = usePageServices();
  const { host } = new URL(href);
  const content = (
    <>
      {children}
      <ExternalLink size="1em" aria-hidden="true" />
      <VisuallyHidden>{` ${say(words.leaves, { bank: settings.brand.name, host })}`}</VisuallyHidden>
    </>
  );
  if (leaving.hosts.includes(host)) {
    return (
      <Way href={href} target="_blank" rel="noopener noreferrer" draggable={false} {...rest}>
        {content}
      </Way>
    );
  }
  return (
    <Question type="button" aria-haspopup="dialog" onClick={() => leaving.ask(href)} {...rest}>
      {content}
    </Question>
  );
}
