import { expect, test } from "vitest";

import { type Ask, type Screen } from "#definition/compiled.ts";
import { withTexts } from "#definition/language.ts";
import { schemaErrors } from "#renderer/form/validation.ts";
import { checkScreens } from "#tools/compile-screen/check-screens.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";
import { compileLanguage } from "#tools/languages/compile-language.ts";
import { sourcesOf } from "#tools/languages/sources.ts";
import { openProject, openScreen, screenPaths } from "#tools/project/project-files.ts";

const project = openProject(process.cwd());
const { checked } = checkScreens(screenPaths(project).map((path) => openScreen(project, path)));

/** Behind every text, so that a text without it is left in English. */
const MARK = "·";
const texts = new Map(sourcesOf(checked).map(({ text }) => [text, text + MARK]));
const language = compileLanguage(
  { texts, at: new Map([["login", new Map([["/title", "Only here"]])]]) },
  checked,
);

const place = ({ name, property }: ReturnType<typeof schemaErrors>[number]) => [name, property];
const asksOf = ({ steps }: Screen): readonly Ask[] =>
  steps.flatMap((step) => ("ask" in step ? [step.ask] : []));
const inBoth = (path: string, id: string) => {
  const english = compileScreenFile(path);
  return { english, other: withTexts(english, language.screens[id]) };
};

test.each(checked.map(({ path, screen }) => [String(screen.id), path]))(
  "the forms of %s check in another language what they check in English",
  (id, path) => {
    const { english, other } = inBoth(path, id);
    const asks = asksOf(other);
    expect(asksOf(english).length).toBe(asks.length);
    for (const [index, ask] of asksOf(english).entries()) {
      for (const data of [
        {},
        { amount: -1, phone_number: "x", id_type: "nin", preferred_payment_option: "wallet" },
      ]) {
        expect(schemaErrors(asks[index]!, data).map(place)).toEqual(schemaErrors(ask, data).map(place));
      }
    }
  },
);

test("every text that customers read is translated, wherever the compiler has put it, and nothing else", () => {
  const { english, other } = inBoth("schemas/screens/payments/airtime.json", "airtime");
  expect(other.title).toBe(`Airtime Subscription${MARK}`);
  expect(other.menu).toMatchObject({
    label: `Buy Airtime${MARK}`,
    icon: "smartphone",
    keywords: ["MTN", "Glo", "Airtel", "9mobile"],
  });
  const [first] = asksOf(other);
  expect(first).toMatchObject({
    submit: `Continue${MARK}`,
    schema: { properties: { phone_number: { title: `Phone Number${MARK}` } } },
    uiSchema: { amount: { "ui:options": { messages: { required: `Choose or enter an amount${MARK}` } } } },
  });
  const step = other.steps.at(-1)!;
  const same = english.steps.at(-1)!;
  expect(step).toMatchObject({
    review: [{ label: `Amount${MARK}` }, { label: `Network${MARK}` }, {}, {}, {}],
  });
  for (const key of ["call", "body", "outcomes"])
    expect(Reflect.get(step, key)).toEqual(Reflect.get(same, key));
});

test("the labels of choices are translated, their values are not", () => {
  const { other } = inBoth("schemas/screens/onboarding/register.json", "register");
  const [, ask] = asksOf(other);
  expect(ask!.uiSchema).toMatchObject({ gender: { "ui:options": { labels: { male: `Male${MARK}` } } } });
});

test("a translation by pointer comes before one by text", () => {
  expect(inBoth("schemas/screens/onboarding/login.json", "login").other.title).toBe("Only here");
});
