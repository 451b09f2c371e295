import { Fragment, useEffect, type ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";

import { useBank } from "#app/bank.ts";
import { SIGN_IN } from "#app/paths.ts";
import { useAllScreens } from "#app/screens/use-screens.ts";
import { useSession } from "#app/session/use-session.ts";

import { customerAreaLoader } from "./loaders.ts";
import { Part, Waiting } from "./part.tsx";
import { preload } from "./preload.ts";

/** Lets signed-in customers through. Others sign in first and then return to where they wanted to go. */
export function CustomerGuard({ children }: { children: ReactNode }) {
  const { token, account } = useSession();
  const { pathname } = useLocation();
  if (token === "") return <ToSignIn />;
  return (
    <SignedIn account={account} pathname={pathname}>
      {children}
    </SignedIn>
  );
}

type SignedInProps = {
  readonly account: string;
  readonly pathname: string;
  readonly children: ReactNode;
};

function SignedIn({ account, pathname, children }: SignedInProps) {
  const isWhole = useAllScreens();
  // The route's own part loads at the same time as the area, not after it.
  preload(pathname);
  if (!isWhole) return <Waiting />;
  return (
    <Part load={customerAreaLoader}>
      {(CustomerArea) => (
        // Keyed by account: another customer gets a new area, without any cache or state of the last one.
        <Fragment key={account}>
          <CustomerArea>{children}</CustomerArea>
          <Arrived />
        </Fragment>
      )}
    </Part>
  );
}

function ToSignIn() {
  const { session } = useBank();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  useEffect(() => session.rememberPath(path), [session, path]);
  return <Navigate to={SIGN_IN} replace />;
}

/** The customer has arrived, so the remembered path is cleared. */
function Arrived() {
  const { session } = useBank();
  useEffect(() => session.forgetPath(), [session]);
  return null;
}
