import { companies } from "#sandbox/demo/companies.ts";
import type { Check, Finding } from "#tools/compile-screen/parts/context.ts";
import { fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";
import { unknownWord } from "#tools/compile-screen/read/unknown-word.ts";

const profiles = Object.values(companies);
const MENU = namesIn(profiles.map((company) => company.customized_app_displayable_menu_items));
const FEATURES = namesIn(profiles.map((company) => company.organization_subscribed_features));

/** A menu entry names flags that the platform has; with any other flag it would never be shown. */
export const menuFlags: Check = {
  rule: "flag",
  *check({ screen }) {
    const { menu, feature } = fieldsOf(fieldsOf(screen.menu).flags);
    for (const [index, flag] of listOf(menu).entries()) {
      yield* known("menu flag", flag, MENU, `/menu/flags/menu/${index}`);
    }
    yield* known("feature flag", feature, FEATURES, "/menu/flags/feature");
  },
};

function namesIn(records: readonly object[]): readonly string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}

function known(what: string, word: unknown, words: readonly string[], pointer: string): Finding[] {
  if (typeof word !== "string" || words.includes(word)) return [];
  return [{ pointer, ...unknownWord(what, word, words) }];
}
