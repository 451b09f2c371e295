import { pagePaths } from "#definition/page-paths.ts";
import type { Check } from "#tools/compile-screen/parts/context.ts";
import { textOf } from "#tools/compile-screen/read/fields.ts";
import { unknownWord } from "#tools/compile-screen/read/unknown-word.ts";

/** A screen above a page: the app has the page, its path is below the page's, it is for customers, and it shows no history. */
export const over: Check = {
  rule: "over",
  *check({ screen }) {
    const page = textOf(screen.over);
    if (page === undefined) return;
    const path = textOf(screen.path) ?? "";
    if (!pagePaths.some((one) => one === page)) {
      yield { pointer: "/over", ...unknownWord("page", page, pagePaths) };
    } else if (!path.startsWith(`${page}/`)) {
      yield { pointer: "/path", message: `the path does not stand below "${page}"`, expected: `${page}/…` };
    }
    if (screen.access === "public") {
      yield {
        pointer: "/access",
        message: "a screen above a page is for customers",
        expected: '"customer"',
      };
    }
    if (screen.history !== undefined) {
      yield {
        pointer: "/history",
        atKey: true,
        message: "a dialog shows no past transactions",
        expected: "no history, or no over",
      };
    }
  },
};
