import { afterEach, expect, test } from "vitest";

import { catalogue, dayLocale, say, speak } from "./words.ts";

afterEach(() => speak("en", {}));

test.each([
  ["Copy {label}", { label: "Token" }, "Copy Token"],
  ["{ a } and {b}.", { a: 1, b: "two" }, "1 and two."],
  ["no placeholder # here", {}, "no placeholder # here"],
  ["{count, plural, =0 {No card} one {# card} other {# cards}} left", { count: 0 }, "No card left"],
  ["{count, plural, =0 {No card} one {# card} other {# cards}} left", { count: 1 }, "1 card left"],
  [
    "{count, plural, one {# card of {name}} other {# cards of {name}}}",
    { count: 2, name: "Ada" },
    "2 cards of Ada",
  ],
  ["{way, select, in {from} other {to}} {name}", { way: "in", name: "Ada" }, "from Ada"],
  ["{way, select, in {from} other {to}} {name}", { way: "out", name: "Ada" }, "to Ada"],
  ["Copy {label}, {count}", { label: "محمد", count: 2 }, "Copy \u2068محمد\u2069, 2"],
  ["Copy {label}, {count}", { label: "A\u202eB", count: 2 }, "Copy \u2068AB\u2069, 2"],
])("%s with %j", (message, values, said) => {
  expect(say(message, values)).toBe(said);
});

test("plural forms are those of the language: in French none is one", () => {
  speak("fr", {});
  expect(say("{count, plural, one {# carte} other {# cartes}}", { count: 0 })).toBe("0 carte");
});

test("a word of one folder comes before the same text elsewhere", () => {
  const here = catalogue({ balance: "balance" }, "pages/account");
  const there = catalogue({ balance: "balance" });
  speak("fr", { balance: "solde", "pages/account/balance": "le solde" });
  expect([here.balance, there.balance]).toEqual(["le solde", "solde"]);
});

test("words are in the language of the page, whether it was set before or after they were loaded", () => {
  const early = catalogue({ hello: "Hello", bye: "Bye" });
  speak("fr", { Hello: "Bonjour" });
  const late = catalogue({ greeting: "Hello" });
  expect([early.hello, early.bye, late.greeting, dayLocale()]).toEqual(["Bonjour", "Bye", "Bonjour", "fr"]);
  speak("en", {});
  expect([early.hello, late.greeting, dayLocale()]).toEqual(["Hello", "Hello", "en-US"]);
});
