import type { Browser, CDPSession } from "@playwright/test";

import { PICTURE_HEIGHT } from "#gallery/protocol-pictures.ts";

/** A page of a browser, by the DevTools protocol alone. */
export type PageTarget = {
  readonly send: CDPSession["send"];
  readonly close: () => Promise<void>;
};

type Answer = {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
};
type Command = { readonly resolve: (result: never) => void; readonly reject: (error: Error) => void };

/** Milliseconds in which a page must answer; one that has crashed never does. */
const PATIENCE = 60_000;

/**
 * A function that opens pages in a browser, which it keeps apart from all others. They are not Playwright's: those hear of
 * each request and each navigation of a page, which took a tenth of the time of a picture.
 *
 * @returns throws where the browser does not know an option of `Target.createTarget`
 */
export async function pagesOf(
  browser: Browser,
  options: { readonly enableBeginFrameControl?: true },
): Promise<() => Promise<PageTarget>> {
  const control = await browser.newBrowserCDPSession();
  const { browserContextId } = await control.send("Target.createBrowserContext", {});
  const heard = new Map<string, (message: string) => void>();
  control.on("Target.receivedMessageFromTarget", ({ sessionId, message }) => heard.get(sessionId)?.(message));

  return async () => {
    const { targetId } = await control.send("Target.createTarget", {
      url: "about:blank",
      browserContextId,
      width: 360,
      height: PICTURE_HEIGHT,
      ...options,
    });
    const { sessionId } = await control.send("Target.attachToTarget", { targetId, flatten: false });
    const post = async (message: string) =>
      await control.send("Target.sendMessageToTarget", { sessionId, message });
    const { send, hear } = commands(post);
    heard.set(sessionId, hear);
    const close = async () => {
      heard.delete(sessionId);
      await control.send("Target.closeTarget", { targetId });
    };
    return { send, close };
  };
}

/** Commands as messages: each has a number, which is in its answer. */
function commands(post: (message: string) => Promise<unknown>): {
  readonly send: CDPSession["send"];
  readonly hear: (message: string) => void;
} {
  const underWay = new Map<number, Command>();
  let last = 0;
  const send = async (method: string, params: unknown) =>
    await new Promise<never>((resolve, reject) => {
      const id = ++last;
      const timer = setTimeout(
        () => fail(new Error(`The page does not answer ${method}.`)),
        PATIENCE,
      ).unref();
      const end = (settle: () => void) => {
        underWay.delete(id);
        clearTimeout(timer);
        settle();
      };
      const fail = (error: Error) => end(() => reject(error));
      underWay.set(id, {
        resolve: (result) => end(() => resolve(result)),
        reject: ({ message }) => fail(new Error(`${method}: ${message}`)),
      });
      post(JSON.stringify({ id, method, params })).catch(fail);
    });
  const hear = (message: string) => {
    const { id, result, error } = JSON.parse(message) as Answer;
    const command = id === undefined ? undefined : underWay.get(id);
    if (error) command?.reject(new Error(error.message));
    else command?.resolve(result as never);
  };
  return { send, hear };
}
