import { describe, expect, test } from "vitest";

import type { Catalogue, GalleryScreen } from "#gallery/protocol.ts";
import { openProject, withTexts } from "#tools/project/project-files.ts";

import { createAhead } from "./ahead.ts";
import { createGalleryApi } from "./api.ts";
import { catalogueOf } from "./catalogue.ts";
import { read } from "./copied-project.ts";
import { createInspector } from "./inspect.ts";
import { quickCatalogue } from "./quick-screens.ts";

const AIRTIME = "schemas/screens/payments/airtime.json";

const listed = (project = openProject(".")) => {
  const names = { drafts: undefined, lastGood: () => undefined };
  return catalogueOf(createInspector()(project), project, names);
};
const withAirtime = (change: (text: string) => string) => {
  const project = openProject(".");
  return withTexts(project, new Map([[AIRTIME, change(project.read(AIRTIME))]]));
};
const airtimeIn = ({ screens }: Catalogue) => screens.find(({ file }) => file === AIRTIME)!;
/** All but what is only known when a screen was looked at. */
const plain = ({ problems: _problems, late: _late, ...screen }: GalleryScreen) => screen;

describe("the list before screens were looked at", () => {
  test("says of every screen what the later one says, and nothing about problems", () => {
    const [quick, whole] = [quickCatalogue(openProject(".")), listed()];
    expect(quick.screens.map(plain)).toEqual(whole.screens.map(plain));
    expect(quick).toMatchObject({ tenants: whole.tenants, languages: whole.languages });
    expect(quick.screens.filter((screen) => "problems" in screen)).toEqual([]);
    for (const { id, late = [] } of whole.screens) {
      const screen = quick.screens.find((one) => one.id === id);
      expect(screen?.late).toEqual(expect.arrayContaining([...late]));
    }
  });

  test("has a file that cannot be read, or is no screen, by its name and without a module", () => {
    const broken = airtimeIn(quickCatalogue(withAirtime((text) => text.replace("{", "{{"))));
    expect(broken).toMatchObject({ id: "airtime", path: "/airtime", scenarios: [], steps: [] });
    expect(broken).not.toHaveProperty("module");
    const wrong = airtimeIn(
      quickCatalogue(withAirtime((text) => text.replace(/"order": \d+/, '"order": "x"'))),
    );
    expect(wrong).toMatchObject({ title: "Airtime Subscription" });
    expect(wrong).not.toHaveProperty("module");
  });

  test("ends where parts refer to each other in a circle", () => {
    const parts = ["one", "two"].map((name) => `schemas/parts/${name}.json`);
    const texts = new Map([
      [parts[0]!, `{ "$ref": "./two.json" }`],
      [parts[1]!, `{ "$ref": "./one.json" }`],
      [AIRTIME, `{ "id": "airtime", "steps": [{ "$ref": "../../parts/one.json" }] }`],
    ]);
    const screen = airtimeIn(quickCatalogue(withTexts(openProject("."), texts)));
    expect(screen.parts).toEqual(expect.arrayContaining(parts));
    expect(screen).not.toHaveProperty("module");
  });
});

const serve = () => {
  const api = createGalleryApi({ root: ".", ahead: createAhead(".", 1) });
  return async (call: string, init?: RequestInit) => await api.request(`/__gallery/api/${call}`, init);
};
const catalogue = async (get: ReturnType<typeof serve>, query = "") =>
  airtimeIn(await read<Catalogue>(get(`catalogue${query}`)));

describe("a server of many screens", () => {
  test("lists them at once, and with their problems as soon as these are known", async () => {
    const get = serve();
    expect(await catalogue(get)).not.toHaveProperty("problems");
    expect(await catalogue(get, "?checked=")).toHaveProperty("problems");
    expect(await catalogue(get)).toHaveProperty("problems");
  });

  test("answers for one screen before it has looked at the others", async () => {
    const get = serve();
    const module = await get("modules/airtime.js");
    expect(module.status).toBe(200);
    expect(await module.text()).toContain("make");
    expect(await read<readonly object[]>(get("scenarios/airtime"))).toHaveLength(
      (await catalogue(get)).scenarios.length,
    );
    expect(await get("modules/nothing.js")).toMatchObject({ status: 404 });
    expect(await catalogue(get)).not.toHaveProperty("problems");
  });

  test("has looked at all when it tells the problems of drafts", async () => {
    const get = serve();
    const asked = await get("problems", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ files: { [AIRTIME]: "{" } }),
    });
    const { problems } = await read<{ problems: object[] }>(asked);
    expect(problems).toContainEqual(expect.objectContaining({ file: AIRTIME, rule: "json" }));
    expect(await catalogue(get)).toHaveProperty("problems");
  });
});
