import { VIEW_CUSTOMER } from "#gallery/protocol-drafts.ts";
import { answers } from "#engine/scenario/replies.ts";
import { fieldsOf } from "#tools/compile-screen/read/fields.ts";
import { providerCalls } from "#tools/gallery/language/provider-calls.ts";
import type { Linted } from "#tools/lint/lint-project.ts";
import { isSameCall, targetsOf } from "#tools/lint/screen-replies.ts";

/** Bases of the APIs, as the sandbox has them; screens name calls without. */
const BASES = /^\/(?:platform\/)?api\/v1\/|^\//;
/** The sandbox's pictures; what else is below its own address controls it. */
const PICTURE = /^\/__sandbox\/(?:banners|logos|properties)\/[\w-]+\.svg$/;

/** Whether a path is a picture of the sandbox. */
export function isSandboxPicture(path: string): boolean {
  return PICTURE.test(path);
}

/**
 * Whether a guest's call only reads. Every GET does. A POST does where it is a source, which a screen's file declares to
 * be a read: one of the saved screens, or, for a call that the provider does not have, one of the draft, which only its
 * scenarios answer. The one other is the sign-in of a view.
 */
export function isGuestCall(
  { method, path, body }: { readonly method: string; readonly path: string; readonly body: string },
  { saved, drafted }: { readonly saved: Linted; readonly drafted: Linted },
): boolean {
  if (method === "GET" || method === "HEAD") return true;
  if (method !== "POST") return false;
  if (path === "/api/v1/login") return isViewSignIn(body);
  const call = `POST ${path.replace(BASES, "")}`;
  if (sourcesOf(saved).some((source) => answers(source, call))) return true;
  const isKnown = providerCalls.some((known) => isSameCall(known, call));
  return !isKnown && sourcesOf(drafted).some((source) => answers(source, call));
}

/** The targets of all sources. */
function sourcesOf({ screens }: Linted): string[] {
  return screens.flatMap(({ screen }) =>
    Object.values(fieldsOf(fieldsOf(screen).sources)).flatMap((source) => targetsOf(fieldsOf(source).call)),
  );
}

/** Another name or a wrong password could lock somebody out of the sandbox. */
function isViewSignIn(body: string): boolean {
  try {
    const { username, password, ...more } = fieldsOf(JSON.parse(body));
    return (
      username === VIEW_CUSTOMER.username &&
      password === VIEW_CUSTOMER.password &&
      Object.keys(more).length === 0
    );
  } catch {
    return false;
  }
}
