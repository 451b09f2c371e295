import { cleanup, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, test, vi } from "vitest";

import type { DialogProps } from "#ui/dialogs/dialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function pinDialog(Dialog: ComponentType<DialogProps>, open: boolean) {
  return (
    <Dialog open={open} title="Enter Transaction PIN" onClose={() => {}}>
      <input aria-label="PIN" />
    </Dialog>
  );
}

const gutter = () => document.documentElement.style.getPropertyValue("--gutter");

test("a dialog keeps the space of a scrollbar, for which it has the page laid out only before that was looked at", async () => {
  const looks: (() => void)[] = [];
  class Observer {
    observe = () => undefined;
    constructor(look: () => void) {
      looks.push(look);
    }
  }
  vi.stubGlobal("ResizeObserver", Observer);
  const width = vi.spyOn(document.documentElement, "clientWidth", "get");
  // Whether it has been looked at is known for as long as the page lives.
  vi.resetModules();
  const { Dialog } = await import("#ui/dialogs/dialog.tsx");
  /** How often it has asked as it opened. */
  const open = (): number => {
    const { rerender, unmount } = render(pinDialog(Dialog, false));
    width.mockClear();
    rerender(pinDialog(Dialog, true));
    unmount();
    return width.mock.calls.length;
  };

  width.mockReturnValue(innerWidth - 15);
  expect([open(), gutter()]).toEqual([1, "stable"]);
  expect(looks).toHaveLength(1);
  width.mockReturnValue(innerWidth);
  looks[0]!();
  expect([open(), gutter()]).toEqual([0, ""]);
  width.mockReturnValue(innerWidth - 15);
  looks[0]!();
  expect([open(), gutter()]).toEqual([0, "stable"]);
});
