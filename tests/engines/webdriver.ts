import { NOT_THERE, type Driver } from "./driver.ts";

/** The commands of the W3C's WebDriver that we use, by the names of its specification. */
export type Command = "Navigate" | "ExecuteScript" | "ElementClick" | "ElementSendKeys" | "PerformActions";

/** Sends a command and returns its value; throws what the engine says against it. */
export type Send = (command: Command, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** An element in a reply: the specification gives it this key. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** A driver for an engine that speaks WebDriver, however its commands get there. */
export function webDriver(send: Send, rest: Pick<Driver, "complaints" | "close">): Driver {
  const execute = (script: (...args: never) => unknown, args: readonly unknown[]): Promise<unknown> =>
    send("ExecuteScript", { script: `return (${script.toString()})(...arguments)`, args });
  // The engine knows the mouse by its id in the next command too.
  const point = async (...actions: readonly object[]) =>
    void (await send("PerformActions", { actions: [{ type: "pointer", id: "mouse", actions }] }));
  return {
    ...rest,
    open: async (url) => void (await send("Navigate", { url })),
    run: (script, ...args) => execute(script, args) as Promise<Awaited<ReturnType<typeof script>>>,
    element: async (script, ...args) => {
      const found = (await execute(script, args)) as { readonly [ELEMENT]: string } | null;
      if (found === null) throw new Error(NOT_THERE);
      await execute(show, [found]);
      const id = found[ELEMENT];
      return {
        click: async () => void (await send("ElementClick", { id })),
        press: async (meanwhile) => {
          await point({ type: "pointerMove", origin: found, x: 0, y: 0 }, { type: "pointerDown", button: 0 });
          await meanwhile();
          await point({ type: "pointerUp", button: 0 });
        },
        type: async (text) => void (await send("ElementSendKeys", { id, text })),
      };
    },
  };
}

/**
 * Runs in the page. WebKit scrolls to nothing that shows a part of itself, although a click in its middle would miss; and it clicks
 * where an element was when it was asked to, so this waits until the page stands still.
 */
async function show(element: Element): Promise<void> {
  element.scrollIntoView({ block: "nearest", behavior: "instant" });
  let [before, top] = [NaN, element.getBoundingClientRect().top];
  while (before !== top) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    [before, top] = [top, element.getBoundingClientRect().top];
  }
}
