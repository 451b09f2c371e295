import { safeLink, type SafeLink } from "#lib/links.ts";
import { readPointer } from "#lib/pointer.ts";

/** Something that the bank says to its customers. */
export type Notice = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly link: SafeLink | undefined;
  /** ISO date and time, or "". */
  readonly at: string;
};

/** The specification does not show the entries: these are the names that such content usually has. */
const NAMES = {
  title: ["title", "subject", "heading", "name"],
  text: ["content", "body", "message", "description", "text"],
  link: ["content_redirect_url", "link", "url"],
  at: ["published_at", "created_at", "date"],
};
const HIDDEN = /^(inactive|draft|disabled|archived|expired)$/i;

/** The entries of public content, adverts left out, or of the admin board that say something and are not put away. `origin` tells their ids apart. */
export function readNotices(items: readonly unknown[], origin: string): readonly Notice[] {
  return items
    .filter((item) => !isHidden(item))
    .map((item, index) => readNotice(item, `${origin}-${index}`, origin))
    .filter(({ title, text }) => title !== "" || text !== "");
}

function readNotice(item: unknown, place: string, origin: string): Notice {
  const first = (names: readonly string[]) =>
    names.map((name) => readPointer(item, `/${name}`)).find((value) => typeof value === "string") ?? "";
  const id = readPointer(item, "/id");
  return {
    id: typeof id === "number" || typeof id === "string" ? `${origin}-${id}` : place,
    title: plain(first(NAMES.title)),
    text: plain(first(NAMES.text)),
    link: safeLink(first(NAMES.link)),
    at: first(NAMES.at),
  };
}

function isHidden(item: unknown): boolean {
  const states = ["/status", "/additional_parameters/status"].map((pointer) => readPointer(item, pointer));
  return states.some((state) => state === false || (typeof state === "string" && HIDDEN.test(state)));
}

/** Such content is often written as HTML. What is shown is its text. */
function plain(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
