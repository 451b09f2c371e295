import { sessionToken } from "./page.ts";
import { readTexts } from "./read-texts.ts";
import { runFirst } from "./run-first.ts";

// A classic script, which runs before the first paint. It is a file of its own and may import only small modules.
runFirst({
  // Hosts send sign-in for unknown paths, and signed-in customers must not see its form.
  isKept: ({ path }) => path === location.pathname && sessionToken() === "",
  readTexts,
});
