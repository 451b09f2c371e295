import { describe, expect, test } from "vitest";
import { checkScreens } from "./check-screens.ts";
import { checks } from "./checks.ts";
import { expectedProblems, fixture, fixturesIn } from "./fixtures.ts";
import { formatProblem } from "./read/problem.ts";

const told = (paths: readonly string[]) =>
  checkScreens(paths.map(fixture)).problems.map((problem) => `${formatProblem(problem)}\n`);

describe("a bad screen file", () => {
  test.each(fixturesIn("bad"))(
    "%s gets its problems, with their places and what to write instead",
    (path) => {
      expect(told([path]).join("")).toBe(expectedProblems(path));
    },
  );

  test("exists for every rule", () => {
    const broken = checkScreens([...fixturesIn("bad"), ...fixturesIn("bad")].map(fixture));
    const rules = new Set(broken.problems.map(({ rule }) => rule));
    expect(rules).toEqual(new Set([...checks.map(({ rule }) => rule), "json", "reference", "unique"]));
  });
});

describe("good screen files", () => {
  test("have no problems and give their index lines", () => {
    const { problems, screens } = checkScreens(fixturesIn("good").map(fixture));
    expect(problems.map(formatProblem)).toEqual([]);
    expect(screens.find(({ entry }) => entry.id === "airtime")?.entry).toEqual({
      id: "airtime",
      path: "/airtime",
      title: "Airtime Subscription",
      access: "customer",
      menu: {
        label: "Buy Airtime",
        icon: "smartphone",
        order: 30,
        flags: { menu: ["display-airtime-menu"], feature: "vtu-mgt" },
      },
      late: ["views", "payments", "money", "phone", "pin", "select"],
      types: [11],
    });
  });

  test("may name a setting as soon as a tenant has it", () => {
    const path = "schemas/screens/shop.json";
    const show = { title: "{$settings.quickAmounts.water}" };
    const text = JSON.stringify({ version: 1, id: "shop", path: "/shop", title: "Shop", steps: [{ show }] });
    const withSettings = (settings: object) =>
      checkScreens([{ path, text, read: () => JSON.stringify(settings) }]).problems.map(
        ({ message }) => message,
      );
    expect(withSettings({ quickAmounts: { airtime: [100] } })).toEqual(['there is no setting "water"']);
    expect(withSettings({ quickAmounts: { airtime: [100], water: [500] } })).toEqual([]);
  });

  test("are read again when one of their parts has changed or is gone", () => {
    const path = "schemas/screens/shop.json";
    const text = JSON.stringify({
      version: 1,
      id: "shop",
      path: "/shop",
      title: "Shop",
      steps: [{ $ref: "../end.json" }],
    });
    const withPart = (part: string | undefined) => {
      const read = (name: string) => {
        if (part === undefined) throw new Error(name);
        return part;
      };
      return checkScreens([{ path, text, read }]).problems.map(({ file, message }) => `${file}: ${message}`);
    };
    const good = '{ "show": { "title": "Bought" } }';
    expect(withPart(good)).toEqual([]);
    expect(withPart("{")[0]).toContain("schemas/end.json: no JSON");
    expect(withPart(undefined)).toContain(`${path}: there is no file schemas/end.json`);
    expect(withPart(good)).toEqual([]);
  });

  test("may take a text from a part that says of which kind it is", () => {
    const path = "schemas/screens/shop.json";
    const show = { title: { $ref: "../title.json" } };
    const text = JSON.stringify({ version: 1, id: "shop", path: "/shop", title: "Shop", steps: [{ show }] });
    const title = {
      $schema: "meta/parts/value.schema.json",
      $text: "Hello {name}",
      with: { name: "$user.email" },
    };
    expect(checkScreens([{ path, text, read: () => JSON.stringify(title) }]).problems).toEqual([]);
  });

  test("cannot share an id or a path", () => {
    const again = { ...fixture("schemas/good/airtime.json"), path: "schemas/good/again.json" };
    const { problems } = checkScreens([fixture("schemas/good/airtime.json"), again]);
    expect(problems.map(formatProblem)).toEqual([
      'schemas/good/again.json:4:9  /id  the id "airtime" belongs to schemas/good/airtime.json too',
      'schemas/good/again.json:5:11  /path  the path "/airtime" belongs to schemas/good/airtime.json too',
      'schemas/good/airtime.json:4:9  /id  the id "airtime" belongs to schemas/good/again.json too',
      'schemas/good/airtime.json:5:11  /path  the path "/airtime" belongs to schemas/good/again.json too',
    ]);
  });
});

test.each(["", "[]", "null", "{", '{ "steps": 4 }', '{ "steps": [null, { "call": {} }], "sources": [] }'])(
  "%j as a whole file is refused and nothing throws",
  (text) => {
    const { problems } = checkScreens([{ ...fixture("schemas/good/airtime.json"), text }]);
    expect(problems.length).toBeGreaterThan(0);
  },
);
