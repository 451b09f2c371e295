import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { translate } from "#tests/support/translator.ts";

import { followTranslator } from "./follow-translator.ts";

type NoteProps = { readonly amount: string; readonly isBusy?: boolean; readonly hint?: string | undefined };

/** Texts beside elements, as React holds them one by one. */
function Note({ amount, isBusy = false, hint }: NoteProps) {
  return (
    <p data-testid="note">
      {isBusy && <b>Wait</b>}
      {amount}
      <i>now</i>
      {hint}
    </p>
  );
}

const shown = () => screen.getByTestId("note").textContent;
let end: () => void;
beforeEach(() => (end = followTranslator()));
afterEach(() => end());

describe.each(["at once", "in two moves"] as const)("a page whose texts a translator replaces %s", (how) => {
  test("shows what changes", () => {
    const { rerender } = render(<Note amount="100" hint="old" />);
    translate(document.body, how);
    expect(shown()).toBe("«100»«now»«old»");
    rerender(<Note amount="250" hint="new" />);
    expect(shown()).toBe("250«now»new");
    translate(document.body, how);
    rerender(<Note amount="300" hint="new" />);
    expect(shown()).toBe("300«now»«new»");
  });

  test("drops what is removed, and shows what comes before a text", () => {
    const { rerender, unmount } = render(<Note amount="100" hint="hint" />);
    translate(document.body, how);
    rerender(<Note amount="100" isBusy />);
    expect(shown()).toBe("Wait100«now»");
    unmount();
    expect(screen.queryByTestId("note")).toBeNull();
  });

  test("goes on when the customer asks for another language, or for the original", () => {
    const { rerender } = render(<Note amount="100" hint="hint" />);
    translate(document.body, how);
    for (const font of document.querySelectorAll("font > font")) {
      const again = font.parentElement!;
      again.replaceWith(document.createTextNode(font.textContent.slice(1, -1)));
    }
    expect(shown()).toBe("100nowhint");
    rerender(<Note amount="250" />);
    expect(shown()).toBe("250now");
  });
});

test("without it React shows an old amount", () => {
  end();
  const { rerender } = render(<Note amount="100" />);
  translate(document.body, "at once");
  rerender(<Note amount="250" />);
  expect(shown()).toBe("«100»«now»");
});
