import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";

import type { ScreenEntry } from "#definition/compiled.ts";
import type { Bank } from "#app/bank.ts";
import type { Opening } from "#app/boot/open-bank.ts";
import { ENGLISH } from "#app/language/open-language.ts";
import { loadOnce } from "#app/router/load-once.ts";
import { customerAreaLoader, screenLoader } from "#app/router/loaders.ts";
import { screensNow, wantAll } from "#app/screens/screens-now.ts";

import { BuiltApp } from "./built-app.tsx";
import { openBeside } from "./retry-note.tsx";
import { holdEvents } from "./hold-events.ts";
import { press } from "./press.ts";
import { fieldsIn, findTyped, isAnythingEntered, type Tracked } from "./typed.ts";
import { unknownBank } from "./unknown-bank.ts";

type Page = {
  /** Renders the app of an opened bank anew, without the page's elements. */
  readonly begin: (opened: Opening) => void;
  /** Called when the app has taken over the page. */
  readonly own: () => void;
};

/**
 * Takes over a page that was rendered at build, once bank and screen have loaded. The elements of a public page stay, with everything
 * that was entered and pressed; those of a customer's page give way to others, which get it. If the screen cannot be loaded, the page stays as it
 * is and says so. Returns React's root of the page.
 */
export async function takeOver(root: HTMLElement, { begin, own }: Page): Promise<Root | undefined> {
  // Only pages of screens are taken over, so the build has a screen with this path.
  const built = here()!;
  const ofCustomer = built.access === "customer";
  const before = looksOf(root);
  if (ofCustomer) loadOnce(replaceLoader).catch(() => undefined);
  const opened = await openBeside();
  // There is no such bank, so nobody needs the form.
  if (opened.kind !== "ready") {
    begin(opened);
    return undefined;
  }
  if (ofCustomer) await wantAll();
  const entry = here();
  // A release has withdrawn it.
  if (!entry) {
    begin(opened);
    return undefined;
  }
  // React would drop a page that the browser has translated, or an extension has added to, with all that was typed.
  const stays =
    !ofCustomer && entry === built && opened.bank.language === ENGLISH && looksOf(root) === before;
  return await Promise.all([
    stays ? undefined : loadOnce(replaceLoader),
    loadOnce(screenLoader(built)),
    loadOnce(screenLoader(entry)),
    ofCustomer && loadOnce(customerAreaLoader),
  ]).then(
    ([replace]) => replace?.(root, opened.bank, own) ?? hydrate(root, { bank: opened.bank, own }),
    () => {
      // A customer who has entered nothing yet needs the menu more than the form.
      if (ofCustomer && !isAnythingEntered(root)) begin(opened);
      else window.early?.fail();
      return undefined;
    },
  );
}

/** What puts another page in the place of the build's. */
async function replaceLoader() {
  return (await import("./replace.tsx")).replace;
}

/** The texts of a page's form, and how many elements that has: the first script paints the brand only outside of it. */
function looksOf(root: HTMLElement): string {
  const form = root.querySelector("form") ?? root;
  return form.textContent + form.querySelectorAll("*").length;
}

function here(): ScreenEntry | undefined {
  return screensNow().screens.find(({ path }) => path === location.pathname);
}

type Taken = Pick<Page, "own"> & { readonly bank: Bank };

/** In small parts, between which the customer types on. */
function hydrate(root: HTMLElement, taken: Taken): Root {
  const letGo = holdEvents();
  const fields = fieldsIn(root);
  let made: Root | undefined;
  startTransition(() => {
    made = hydrateRoot(root, <TakenOver {...taken} root={root} fields={fields} letGo={letGo} />);
  });
  return made!;
}

type TakenOverProps = Taken & {
  readonly root: HTMLElement;
  /** The fields of the build's page. React puts others there if someone changes the page while it takes it over. */
  readonly fields: readonly Tracked[];
  readonly letGo: () => void;
};

function TakenOver({ root, fields, bank, own, letGo }: TakenOverProps) {
  const [built] = useState(() => unknownBank(bank));
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => () => bank.close(), [bank]);

  useLayoutEffect(() => {
    const { early } = window;
    const tell = findTyped(root, fields);
    // Right after this commit, because React ignores events while it commits.
    queueMicrotask(() => {
      letGo();
      early?.ignore();
      tell();
      built.reveal();
      // After what React does about the entries. Before the real bank shows, so that nobody presses the same a second time meanwhile.
      queueMicrotask(() => early?.pressed.forEach(press));
      startTransition(() => setIsKnown(true));
    });
  }, [root, fields, built, letGo]);

  // In the same commit, so that the real bank shows together with what was hidden until now.
  useLayoutEffect(() => {
    if (isKnown) own();
  }, [isKnown, own]);

  return <BuiltApp bank={isKnown ? bank : built.bank} />;
}
