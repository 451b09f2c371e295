import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";

import type { Bank } from "#app/bank.ts";

import { BuiltApp } from "./built-app.tsx";
import { findCounterpart } from "./counterpart.ts";
import { findFocused } from "./focused.ts";
import { press } from "./press.ts";
import { findTyped } from "./typed.ts";

/**
 * Puts another page in the place of the build's, with what was entered and pressed, and with the focus: a page in another language, a released
 * screen, and every page of a customer. What a bank and its customer have is all over those (menu, amounts, lists), so there is no first page that
 * both build and browser could render.
 */
export function replace(root: HTMLElement, bank: Bank, own: () => void): Root {
  const pressed = (window.early?.pressed ?? []).map(findCounterpart);
  const [tell, focus, path] = [findTyped(root), findFocused(root), location.pathname];
  const made = createRoot(root);
  flushSync(() => made.render(<BuiltApp bank={bank} />));
  own();
  // A session that has ended leads to another form.
  if (location.pathname !== path) return made;
  tell();
  focus();
  // After what React does about the entries.
  for (const find of pressed) queueMicrotask(() => press(find(root)));
  return made;
}
