import { GALLERY } from "./protocol.ts";
import { guestBase } from "./protocol-drafts.ts";

/** Where this page finds its server: the gallery's, or what a guest's link gives. */
export function apiHere(): string {
  return `${guestBase(location.pathname) ?? GALLERY}/api`;
}
