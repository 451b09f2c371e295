import { useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { screens } from "virtual:screens";

import type { Bank } from "#app/bank.ts";
import { loadOnce } from "#app/router/load-once.ts";
import { screenLoader } from "#app/router/loaders.ts";

import { BuiltApp } from "./built-app.tsx";
import { openBeside } from "./retry-note.tsx";
import { unknownBank } from "./unknown-bank.ts";

type Page = {
  /** Shows the app afresh. */
  readonly begin: () => void;
  /** The page is the app's from now on. */
  readonly own: () => void;
};

/**
 * Takes over a page that was rendered at build, once bank and screen are there: its elements stay, and so does all that was
 * done to them before. A screen that does not come leaves the page as it is, which then says so. Gives the root of what has
 * been taken over.
 */
export async function takeOver(root: HTMLElement, { begin, own }: Page): Promise<Root | undefined> {
  // The path is that of the page: a screen has it.
  const entry = screens.find(({ path }) => path === location.pathname)!;
  const loading = loadOnce(screenLoader(entry));
  const opened = await openBeside();
  // There is no such bank, and nothing to fill in.
  if (opened.kind !== "ready") {
    begin();
    return undefined;
  }
  return await loading.then(
    () => hydrateRoot(root, <TakenOver root={root} bank={opened.bank} own={own} />),
    () => {
      window.early?.fail();
      return undefined;
    },
  );
}

type TakenOverProps = Pick<Page, "own"> & { readonly root: HTMLElement; readonly bank: Bank };

function TakenOver({ root, bank, own }: TakenOverProps) {
  const [built] = useState(() => unknownBank(bank));
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => () => bank.close(), [bank]);

  useLayoutEffect(() => {
    const { early } = window;
    const tell = early?.findTyped(root);
    // After this commit, and before anything else: React does not listen to events while it commits.
    queueMicrotask(() => {
      tell?.();
      built.reveal();
      // Before the page is painted again: what was hidden until now comes with the bank's own.
      flushSync(() => setIsKnown(true));
      own();
      setTimeout(() => early?.pressed.forEach(press));
    });
  }, [root, built, own]);

  return <BuiltApp bank={isKnown ? bank : built.bank} />;
}

/** Presses again. A form is sent by its button, which may stand outside of it. */
function press(element: HTMLElement): void {
  const button =
    element instanceof HTMLFormElement
      ? [...element.elements].find((one) => one instanceof HTMLButtonElement && one.type === "submit")
      : element;
  if (button instanceof HTMLElement) button.click();
}
