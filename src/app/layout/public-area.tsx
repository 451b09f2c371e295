import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { styled } from "styled-components";

import { useBank } from "#app/bank.ts";
import { rehearsalAhead } from "#app/router/load-ahead.ts";
import { demoHintLoader } from "#app/router/loaders.ts";
import { Part } from "#app/router/part.tsx";
import { HOME, SIGN_IN } from "#app/paths.ts";
import { useSession } from "#app/session/use-session.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { fromPhablet } from "#ui/styles/media.ts";
import { Text } from "#ui/text/text.tsx";

import { BrandMark } from "./brand-mark.tsx";
import { Footer } from "./footer.tsx";
import { LanguageRow } from "./language-choice.tsx";
import { Notices } from "./notices.tsx";
import { SchemeToggle } from "./scheme-toggle.tsx";
import { SkipLink } from "./skip-link.tsx";

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  border-top: 4px solid var(--color-brand);
`;
const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-5);
  width: 100%;
  max-width: 32rem;
  margin: 0 auto;
  padding: var(--space-4) var(--space-4) 0;
  ${fromPhablet} {
    padding-top: var(--space-6);
  }
`;
const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  font-size: var(--text-l);
`;
const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-4);
  > p:empty {
    display: none;
  }
  /* What stands below a screen stays hidden until the screen has loaded, or it would jump. */
  > [data-waiting] ~ * {
    visibility: hidden;
  }
  &:has(> [data-waiting]) + footer {
    visibility: hidden;
  }
`;

/**
 * The layout of every screen that needs no sign-in: the bank's name, one column, no distractions. What only some banks have
 * stands below the screen: the screen is there before the bank is known, and must not move then.
 */
export function PublicArea({ children }: { children: ReactNode }) {
  const { settings, deployment } = useBank();
  const { notice } = useSession();
  const { pathname } = useLocation();
  return (
    <Page data-art="page">
      <SkipLink />
      <Notices />
      <Column>
        <Header>
          <BrandMark />
          <SchemeToggle />
        </Header>
        <Main id="main">
          {pathname === SIGN_IN && <AwayWhenSignedIn />}
          {notice && <Alert tone="warning">{notice}</Alert>}
          {children}
          {/* In a page that the build has rendered, the first script puts it here. */}
          <Text $tone="muted" suppressHydrationWarning>
            {settings.brand.description ?? ""}
          </Text>
          {/* Never elsewhere: the server says that it is the sandbox. */}
          {pathname === SIGN_IN && deployment.sandbox && (
            <Part load={demoHintLoader} loading={<></>}>
              {(DemoHint) => <DemoHint />}
            </Part>
          )}
        </Main>
        <LanguageRow />
        <Footer />
      </Column>
    </Page>
  );
}

/** Sends a signed-in customer on, to where they wanted to go. Until then, what most of them see next is rehearsed. */
function AwayWhenSignedIn() {
  const { session } = useBank();
  const { token } = useSession();
  const [Rehearsal, rehearse] = useState<ComponentType>();
  // No `Part`: it would say after a while that what nobody waits for has not come.
  useEffect(
    () =>
      void rehearsalAhead()
        .then((found) => rehearse(() => found))
        .catch(() => undefined),
    [],
  );
  if (token !== "") return <Navigate to={session.rememberedPath() ?? HOME} replace />;
  return Rehearsal && <Rehearsal />;
}
