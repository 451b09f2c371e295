import { ChevronRight, KeyRound, LockKeyhole } from "lucide-react";
import { styled } from "styled-components";

import { Section } from "#pages/section.tsx";
import { Link } from "#ui/text/link.tsx";
import { words } from "./words.ts";

/** The screens that this page opens; each is a screen file of its own. */
const screens = () => [
  {
    path: "/profile/password",
    title: words.changePassword,
    text: words.passwordText,
    Icon: LockKeyhole,
  },
  { path: "/profile/pin", title: words.changePin, text: words.pinText, Icon: KeyRound },
];

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
`;
const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--touch);
  padding: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  color: var(--color-text);
  text-decoration: none;
  > svg {
    flex: none;
    color: var(--color-brand-text);
    /* Enlarged words need the room. */
    @media (max-width: 15rem) {
      display: none;
    }
  }
  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: break-word;
    font-weight: var(--weight-semibold);
  }
  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-s);
    font-weight: var(--weight-regular);
  }
  &:hover {
    border-color: var(--color-brand-edge);
  }
`;

/** The links to change the password and the PIN. */
export function SecuritySection() {
  return (
    <Section title={words.security}>
      <List>
        {screens().map(({ path, title, text, Icon }) => (
          <li key={path}>
            <Way to={path}>
              <Icon size="1.5em" />
              <span>
                {title}
                <small>{text}</small>
              </span>
              <ChevronRight size="1.25em" />
            </Way>
          </li>
        ))}
      </List>
    </Section>
  );
}
