import { afterEach, expect, test } from "vitest";

import { spoken, speak } from "#lib/text/words.ts";
import { memoryStorage, safeStorage } from "#lib/storage/storage.ts";

import { openLanguage } from "./open-language.ts";

const device = safeStorage(memoryStorage);

afterEach(() => speak("en", {}));

test("a bank in a friendly tone has the texts that are declared in it, and all others as they are", async () => {
  const { tag, translation } = await openLanguage(["en"], device, "friendly");
  expect(tag).toBe("en");
  expect(translation?.screens["login"]).toBeDefined();
  expect([spoken("Please wait"), spoken("Retry")]).toEqual(["One moment", "Retry"]);
});

test("without a variant in the tone the language stays what it is, and English loads nothing", async () => {
  expect((await openLanguage(["en"], device, "formal")).translation).toBeUndefined();
  await openLanguage(["fr"], device, "friendly");
  expect(spoken("Retry")).toBe("Réessayer");
});
