import type { Page } from "@playwright/test";

import { startTranslator, translation } from "#tests/support/translator.ts";
import type { Translator } from "#tests/support/translator.ts";

/** Translates a page until it is left. */
export async function startTranslating(page: Page, translator: Translator): Promise<void> {
  await runApart(page, `(${String(startTranslator)})("${translator}", ${String(translation)})`);
}

/** Runs a script as translators and extensions do, in a world of its own: it shares the page's elements, but none of its methods. */
export async function runApart(page: Page, script: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { frameTree } = await devtools.send("Page.getFrameTree");
  const { executionContextId } = await devtools.send("Page.createIsolatedWorld", {
    frameId: frameTree.frame.id,
  });
  const { exceptionDetails } = await devtools.send("Runtime.evaluate", {
    contextId: executionContextId,
    expression: script,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
}
