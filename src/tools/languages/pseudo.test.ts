import { expect, test } from "vitest";

import { say, speak } from "#lib/text/words.ts";
import { checkScreens } from "#tools/compile-screen/check-screens.ts";
import { openProject, openScreen, screenPaths } from "#tools/project/project-files.ts";

import { lintLanguage } from "./lint-language.ts";
import { openLanguage } from "./language-file.ts";
import { PSEUDO_LANGUAGES, pseudoText, pseudoTexts } from "./pseudo.ts";
import { sourcesOf } from "./sources.ts";
import { toTemplate } from "./template.ts";

const app = (text: string) => pseudoText("ltr", { text, kind: "app" });
const screen = (text: string) => toTemplate(pseudoText("ltr", { text, kind: "screen" }));

test("letters have accents, vowels are doubled, and marks stand around each text", () => {
  expect(app("Sign out, Ada")).toBe("⟦Šííǧñ óóúúť, ÁÁđáá⟧");
  expect(pseudoText("rtl", { text: "Sign out", kind: "app" })).toMatch(/^⟦[\u0600-\u06ff ]{8}⟧$/);
});

test("placeholders and forms by number stay", () => {
  const text = app("{count, plural, one {# card of {name}} other {# cards of {name}}}");
  expect(say(text, { count: 1, name: "Ada" })).toBe("⟦1 çáářđ óóƒ Ada⟧");
  expect(say(text, { count: 3, name: "Ada" })).toBe("⟦3 çáářđš óóƒ Ada⟧");
  expect(say(app("{kind, select, card {Card} other {It’s}}"), { kind: "card" })).toBe("⟦Çáářđ⟧");
  expect(screen("Hello {$user.first_name}, {{it's}} {amount}")).toBe(
    "⟦Ĥééłłóó {$user.first_name}, {{ííť’š}} {amount}⟧",
  );
});

test("right to left, the forms are those of English", () => {
  speak("ar-XB", {});
  const text = pseudoText("rtl", { text: "{count, plural, one {# card} other {# cards}}", kind: "app" });
  expect(say(text, { count: 2 })).toMatch(/^⟦2 [\u0600-\u06ff]{5}⟧$/);
  speak("en", {});
});

test.each(PSEUDO_LANGUAGES)(
  "lint finds nothing in $name of the whole project",
  ({ tag, name, direction }) => {
    const project = openProject(process.cwd());
    const { checked } = checkScreens(screenPaths(project).map((path) => openScreen(project, path)));
    const sources = sourcesOf(checked);
    const { texts } = pseudoTexts(direction, sources);
    const file = { name, direction, texts: Object.fromEntries(texts) };
    const language = openLanguage({ path: `schemas/languages/${tag}.json`, text: JSON.stringify(file) });
    expect(lintLanguage(language, sources)).toEqual([]);
    expect(texts.size).toBeGreaterThan(800);
    const left = [...texts.values()].filter((text) =>
      /[a-z]/i.test(text.replaceAll(/\{[^{}]*\}|\{[^{}]*\{|\}[^{}]*\{/g, "")),
    );
    expect(left.filter((text) => !text.includes("{"))).toEqual([]);
  },
);
