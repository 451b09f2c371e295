import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { deepEqual } from "#lib/json/equality.ts";
import type { Catalogue, Completions, DraftProblems, Hover, Scenarios } from "#gallery/protocol.ts";

import { copyProject, type CopiedProject, read, sendDrafts } from "./copied-project.ts";

const FRENCH = "schemas/languages/fr.json";
const AIRTIME = "schemas/screens/payments/airtime.json";
const PIN = "schemas/parts/pin.json";

let project: CopiedProject;
beforeAll(() => {
  project = copyProject();
});
afterAll(() => project.remove());

const draft = async (path: string, from: string, to: string) => {
  const text = project.onDisk(path);
  expect(text).toContain(from);
  return await sendDrafts(project, { [path]: text.replace(from, to) });
};
const screenOf = async (id: string, drafts = "") => {
  const { screens } = await read<Catalogue>(project.get(`catalogue?drafts=${drafts}`));
  return screens.find((screen) => screen.id === id);
};
/** The files of the problems that are errors. */
const errors = (problems: DraftProblems["problems"]) =>
  problems.filter(({ level }) => level !== "warning").map(({ file }) => file);

/** The result of a module's `make`. */
async function make(code: string) {
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const module = (await import(/* @vite-ignore */ url)) as { make: (equal: unknown) => { id: string } };
  return module.make(deepEqual);
}

describe("the catalogue", () => {
  test("has every screen with the data that the gallery shows, and every tenant", async () => {
    const response = await project.get("catalogue");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const { screens, tenants } = await read<Catalogue>(response);
    expect(tenants).toEqual(expect.arrayContaining(["demo", "harbour"]));
    expect(tenants).not.toContain("default");
    const airtime = screens.find(({ id }) => id === "airtime");
    expect(airtime).toMatchObject({
      path: "/airtime",
      file: AIRTIME,
      title: "Airtime Subscription",
      menu: { label: "Buy Airtime" },
      module: "/__gallery/api/modules/airtime.js",
    });
    expect(airtime?.problems?.filter(({ level }) => level !== "warning")).toEqual([]);
    expect(airtime?.parts).toContain(PIN);
    expect(airtime?.steps.slice(0, 3)).toEqual(["page", "dialog", "call"]);
    expect(airtime?.scenarios.length).toBeGreaterThan(2);
  });

  test("lists scenarios by what their states need; whole ones are asked for by their screen", async () => {
    const listed = (await screenOf("airtime"))!.scenarios;
    const whole = await read<Scenarios>(project.get("scenarios/airtime"));
    expect(whole.map(({ name }) => name)).toEqual(listed.map(({ name }) => name));
    expect(listed[0]).toEqual({ name: whole[0]!.name, expect: { outcome: whole[0]!.expect.outcome } });
    expect(whole[0]!.replies.length).toBeGreaterThan(0);
    const { drafts } = await draft(AIRTIME, `"name": "${whole[0]!.name}"`, '"name": "another"');
    const drafted = await read<Scenarios>(project.get(`scenarios/airtime?drafts=${drafts}`));
    expect(drafted[0]!.name).toBe("another");
    expect((await project.get("scenarios/nothing")).status).toBe(404);
    expect((await project.get("scenarios/airtime?drafts=forgotten")).status).toBe(404);
  });

  test("has a screen with a syntax error, with what can be read of it", async () => {
    const { drafts } = await draft(AIRTIME, '"menu": {', '"menu": {{');
    const airtime = await screenOf("airtime", drafts);
    expect(airtime).toMatchObject({ path: "/airtime", title: "Airtime Subscription", access: "customer" });
    expect(airtime).not.toHaveProperty("module");
    expect(airtime?.problems?.[0]).toMatchObject({ file: AIRTIME, line: 7, rule: "json" });
  });

  test("has a screen whose id or title has the wrong shape, by the name of its file", async () => {
    const text = JSON.stringify({ id: 5, path: [], title: {}, menu: 7, steps: {}, scenarios: [null] });
    const { drafts } = await sendDrafts(project, { [AIRTIME]: text });
    expect(await screenOf("airtime", drafts)).toMatchObject({
      path: "/airtime",
      title: "airtime",
      steps: [],
    });
  });

  test("lists the problems of a screen's parts with the screen", async () => {
    const { drafts, problems } = await draft(PIN, '"writeOnly": true', '"writeOnly": "yes"');
    expect(problems[0]).toMatchObject({ file: PIN });
    const airtime = await screenOf("airtime", drafts);
    expect(airtime?.problems).toContainEqual(expect.objectContaining({ file: PIN }));
    expect(airtime?.module).toBeUndefined();
  });
});

describe("a screen's module", () => {
  test("makes the screen", async () => {
    const response = await project.get("modules/airtime.js");
    expect(response.headers.get("Content-Type")).toMatch(/^text\/javascript/);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await make(await response.text())).toMatchObject({ id: "airtime", title: "Airtime Subscription" });
  });

  test("makes the screen of a draft", async () => {
    const { drafts, problems } = await draft(AIRTIME, "Airtime Subscription", "Top up");
    // Each language lacks the new text and has one that is not read any more, which is no error.
    expect(problems.filter(({ file }) => file === FRENCH)).toHaveLength(2);
    expect(errors(problems)).toEqual([]);
    const { module = "" } = (await screenOf("airtime", drafts)) ?? {};
    const code = await (await project.get(module.replace("/__gallery/api/", ""))).text();
    expect(await make(code)).toMatchObject({ title: "Top up" });
  });

  test("throws the problems of a screen with errors", async () => {
    const { drafts } = await draft(AIRTIME, '"ui:widget": "money"', '"ui:widget": "mony"');
    const response = await project.get(`modules/airtime.js?drafts=${drafts}`);
    expect(response.status).toBe(422);
    await expect(make(await response.text())).rejects.toThrow('did you mean "money"?');
  });

  test("does not exist for an unknown screen or for forgotten drafts", async () => {
    expect((await project.get("modules/water.js")).status).toBe(404);
    const forgotten = await project.get("modules/airtime.js?drafts=none");
    expect(forgotten.status).toBe(404);
    expect(await read(forgotten)).toEqual({ message: "These drafts are forgotten. Send them again." });
  });
});

describe("drafts", () => {
  test("get their problems with line and column, and keep their name", async () => {
    const one = await draft(AIRTIME, '"ui:widget": "money"', '"ui:widget": "mony"');
    expect(one.problems).toEqual([expect.objectContaining({ file: AIRTIME, nearest: "money" })]);
    expect(project.onDisk(AIRTIME).split("\n")[one.problems[0]!.line - 1]).toContain('"ui:widget": "money"');
    expect(one.problems[0]?.column).toBe(
      project.onDisk(AIRTIME).split("\n")[one.problems[0]!.line - 1]!.indexOf('"money"') + 1,
    );
    expect((await draft(AIRTIME, '"ui:widget": "money"', '"ui:widget": "mony"')).drafts).toBe(one.drafts);
  });

  test("come back as the catalogue that has them", async () => {
    const { drafts, catalogue, refused } = await draft(AIRTIME, "Airtime Subscription", "Top up");
    expect(catalogue.drafted).toEqual([]);
    expect(catalogue).toEqual(await read<Catalogue>(project.get(`catalogue?drafts=${drafts}`)));
    expect(catalogue.screens.map(({ title }) => title)).toContain("Top up");
    expect(refused).toEqual([]);
  });

  test("of a tenant with an advice are not refused", async () => {
    const tenant = await draft("tenants/harbour.json", '"radius": 3', '"radius": 4');
    expect(errors(tenant.problems)).toEqual([]);
    expect(tenant.refused).toEqual([]);
  });

  test("get the problems that they cause in other files", async () => {
    const taken = await draft(AIRTIME, '"id": "airtime"', '"id": "data"');
    // Drafts of languages name the screens that they have, so they name one that is no longer there.
    const screens = errors(taken.problems).filter((file) => file.startsWith("schemas/screens/"));
    expect(screens).toEqual([AIRTIME, "schemas/screens/payments/data.json"]);
    const renamed = await draft(PIN, '"transaction_pin": {', '"transaction_pine": {');
    expect(renamed.problems).toContainEqual(expect.objectContaining({ file: AIRTIME, rule: "name" }));
    const dearer = await draft(AIRTIME, '"title": "Amount"', '"title": "Amount", "minimum": 500000');
    expect(dearer.problems).toContainEqual(expect.objectContaining({ file: "tenants/harbour.json" }));
  });

  test("can be a tenant's file, a new screen, and an unused part", async () => {
    const tenant = await draft("tenants/harbour.json", '"theme": {', '"thme": {');
    expect(tenant.problems).toEqual([expect.objectContaining({ line: 3, column: 3, rule: "tenant" })]);
    expect(tenant.refused).toEqual(["tenants/harbour.json"]);
    expect(tenant.catalogue.drafted).toEqual(["harbour"]);
    expect(await (await project.get(`tenant?key=harbour&drafts=${tenant.drafts}`)).text()).toContain(
      '"thme"',
    );
    const water = project.onDisk(AIRTIME).replaceAll("airtime", "water");
    const files = { "schemas/screens/payments/water.json": water, "schemas/parts/new.json": "{," };
    const { drafts, problems } = await sendDrafts(project, files);
    expect(problems.map(({ file }) => file)).toContain("schemas/parts/new.json");
    expect(await screenOf("water", drafts)).toMatchObject({ path: "/water" });
    expect(await screenOf("water")).toBeUndefined();
  });

  test.each([
    ["no JSON", "{"],
    ["no files", {}],
    ["no texts", { files: { [AIRTIME]: 5 } }],
    ["another file", { files: { "package.json": "{}" } }],
    ["a way out", { files: { "tenants/../package.json": "{}" } }],
  ])("are refused with %s", async (_, body) => {
    expect((await project.send("POST", "drafts", body)).status).toBe(400);
    expect((await project.send("POST", "problems", body)).status).toBe(400);
  });
});

describe("help while writing", () => {
  test("completes and explains", async () => {
    const text = project.onDisk(AIRTIME);
    const place = { path: AIRTIME, text, offset: text.indexOf('"smartphone"') + 1 };
    const { options } = await read<Completions>(project.send("POST", "complete", place));
    expect(options.map(({ label }) => label)).toContain("wallet");
    expect(await read<Hover>(project.send("POST", "hover", place))).toMatchObject({ from: place.offset - 1 });
  });

  test.each([{}, { path: AIRTIME, text: "{}", offset: 3 }, { path: "package.json", text: "{}", offset: 1 }])(
    "needs a valid place; %o is none",
    async (place) => {
      expect((await project.send("POST", "complete", place)).status).toBe(400);
      expect((await project.send("POST", "hover", place)).status).toBe(400);
    },
  );
});

describe("tenants", () => {
  test("return the text of their file if they have one", async () => {
    const response = await project.get("tenant?key=harbour");
    expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(await response.text()).toBe(project.onDisk("tenants/harbour.json"));
    expect((await project.get("tenant?key=none")).status).toBe(204);
    expect((await project.get("tenant?key=../schemas/parts/pin")).status).toBe(404);
  });
});
