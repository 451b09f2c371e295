import { useEffect, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";

import type { ScreenEntry } from "#definition/compiled.ts";
import type { Bank } from "#app/bank.ts";
import { ENGLISH } from "#app/language/open-language.ts";
import { loadOnce } from "#app/router/load-once.ts";
import { screenLoader } from "#app/router/loaders.ts";
import { screensNow } from "#app/screens/screens-now.ts";

import { BuiltApp } from "./built-app.tsx";
import { openBeside } from "./retry-note.tsx";
import { findFocused } from "./focused.ts";
import { findTyped } from "./typed.ts";
import { unknownBank } from "./unknown-bank.ts";

type Page = {
  /** Renders the app anew, without the page's elements. */
  readonly begin: () => void;
  /** Called when the app has taken over the page. */
  readonly own: () => void;
};

/**
 * Takes over a page that was rendered at build, once bank and screen have loaded. The page's elements stay, with everything
 * that was entered and pressed. If the screen cannot be loaded, the page stays as it is and says so. Returns React's root
 * of the page.
 */
export async function takeOver(root: HTMLElement, { begin, own }: Page): Promise<Root | undefined> {
  // Only pages of screens are taken over, so the build has a screen with this path.
  const built = here()!;
  const loading = loadOnce(screenLoader(built));
  const opened = await openBeside();
  // There is no such bank, so nobody needs the form.
  if (opened.kind !== "ready") {
    begin();
    return undefined;
  }
  const entry = here();
  // A release has withdrawn it.
  if (!entry) {
    opened.bank.close();
    begin();
    return undefined;
  }
  return await Promise.all([loading, loadOnce(screenLoader(entry))]).then(
    () =>
      opened.bank.language === ENGLISH && entry === built
        ? hydrateRoot(root, <TakenOver root={root} bank={opened.bank} own={own} />)
        : replace(root, opened.bank, own),
    () => {
      window.early?.fail();
      return undefined;
    },
  );
}

/** The page is the build's, in English: another language or a released screen takes its place, with what was entered and pressed, and with the focus. */
function replace(root: HTMLElement, bank: Bank, own: () => void): Root {
  const pressed = window.early?.pressed ?? [];
  const [tell, focus] = [findTyped(root), findFocused(root)];
  const made = createRoot(root);
  flushSync(() => made.render(<BuiltApp bank={bank} />));
  tell();
  focus();
  own();
  // The buttons of the old page have no counterparts that are certain; its one form has.
  const form = pressed.some((one) => one instanceof HTMLFormElement) && root.querySelector("form");
  if (form) setTimeout(() => press(form));
  return made;
}

function here(): ScreenEntry | undefined {
  return screensNow().screens.find(({ path }) => path === location.pathname);
}

type TakenOverProps = Pick<Page, "own"> & { readonly root: HTMLElement; readonly bank: Bank };

function TakenOver({ root, bank, own }: TakenOverProps) {
  const [built] = useState(() => unknownBank(bank));
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => () => bank.close(), [bank]);

  useLayoutEffect(() => {
    const { early } = window;
    const tell = findTyped(root);
    // Right after this commit, because React ignores events while it commits.
    queueMicrotask(() => {
      tell();
      built.reveal();
      // Before the next paint, so that the real bank shows together with what was hidden until now.
      flushSync(() => setIsKnown(true));
      own();
      setTimeout(() => early?.pressed.forEach(press));
    });
  }, [root, built, own]);

  return <BuiltApp bank={isKnown ? bank : built.bank} />;
}

/** Repeats a press. A form is submitted by its button, which may be outside of the form. */
function press(element: HTMLElement): void {
  const button =
    element instanceof HTMLFormElement
      ? [...element.elements].find((one) => one instanceof HTMLButtonElement && one.type === "submit")
      : element;
  if (button instanceof HTMLElement) button.click();
}
