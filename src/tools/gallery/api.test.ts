import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { deepEqual } from "#definition/schema-runtime.ts";
import type { Catalogue, Completions, Drafted, GalleryFile, Hover } from "#gallery/protocol.ts";

import { createGalleryApi } from "./api.ts";

const AIRTIME = "schemas/screens/payments/airtime.json";
const PIN = "schemas/parts/pin.json";
let root: string;
let api: ReturnType<typeof createGalleryApi>;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "gallery-"));
  for (const folder of ["schemas", "tenants"]) cpSync(folder, join(root, folder), { recursive: true });
  api = createGalleryApi({ root });
});
afterAll(() => rmSync(root, { recursive: true }));

const onDisk = (path: string) => readFileSync(join(root, path), "utf8");
const get = (call: string, headers: Record<string, string> = {}) =>
  api.request(`/__gallery/api/${call}`, { headers });
const send = (method: string, call: string, body: unknown, headers: Record<string, string> = {}) =>
  api.request(`/__gallery/api/${call}`, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
async function read<T>(response: Response | Promise<Response>): Promise<T> {
  return (await (await response).json()) as T;
}
const add = (path: string) => send("PUT", `files?path=${path}`, { text: "{}", version: "" });
const draft = (path: string, from: string, to: string) => {
  const text = onDisk(path);
  expect(text).toContain(from);
  return read<Drafted>(send("POST", "drafts", { files: { [path]: text.replace(from, to) } }));
};
const screenOf = async (id: string, drafts = "") => {
  const { screens } = await read<Catalogue>(get(`catalogue?drafts=${drafts}`));
  return screens.find((screen) => screen.id === id);
};
/** What `make` of a module gives. */
async function make(code: string) {
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const module = (await import(/* @vite-ignore */ url)) as { make: (equal: unknown) => { id: string } };
  return module.make(deepEqual);
}

describe("the catalogue", () => {
  test("has every screen with what the gallery shows of it, and every tenant", async () => {
    const response = await get("catalogue");
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
    expect(airtime?.problems.filter(({ level }) => level !== "warning")).toEqual([]);
    expect(airtime?.parts).toContain(PIN);
    expect(airtime?.steps.slice(0, 3)).toEqual(["page", "dialog", "call"]);
    expect(airtime?.scenarios.length).toBeGreaterThan(2);
  });

  test("has a screen that is no JSON, as far as it can be read", async () => {
    const { drafts } = await draft(AIRTIME, '"menu": {', '"menu": {{');
    const airtime = await screenOf("airtime", drafts);
    expect(airtime).toMatchObject({ path: "/airtime", title: "Airtime Subscription", access: "customer" });
    expect(airtime).not.toHaveProperty("module");
    expect(airtime?.problems[0]).toMatchObject({ file: AIRTIME, line: 7, rule: "json" });
  });

  test("has a screen whose head has the wrong shape, by the name of its file", async () => {
    const text = JSON.stringify({ id: 5, path: [], title: {}, menu: 7, steps: {}, scenarios: [null] });
    const { drafts } = await read<Drafted>(send("POST", "drafts", { files: { [AIRTIME]: text } }));
    expect(await screenOf("airtime", drafts)).toMatchObject({
      path: "/airtime",
      title: "airtime",
      steps: [],
    });
  });

  test("tells a screen what is wrong in its parts", async () => {
    const { drafts, problems } = await draft(PIN, '"writeOnly": true', '"writeOnly": "yes"');
    expect(problems[0]).toMatchObject({ file: PIN });
    const airtime = await screenOf("airtime", drafts);
    expect(airtime?.problems).toContainEqual(expect.objectContaining({ file: PIN }));
    expect(airtime?.module).toBeUndefined();
  });
});

describe("a screen's module", () => {
  test("makes the screen", async () => {
    const response = await get("modules/airtime.js");
    expect(response.headers.get("Content-Type")).toMatch(/^text\/javascript/);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await make(await response.text())).toMatchObject({ id: "airtime", title: "Airtime Subscription" });
  });

  test("makes what a draft says", async () => {
    const { drafts, problems } = await draft(AIRTIME, "Airtime Subscription", "Top up");
    expect(problems).toEqual([]);
    const { module = "" } = (await screenOf("airtime", drafts)) ?? {};
    const code = await (await api.request(module)).text();
    expect(await make(code)).toMatchObject({ title: "Top up" });
  });

  test("throws what is wrong with a screen that is refused", async () => {
    const { drafts } = await draft(AIRTIME, '"ui:widget": "money"', '"ui:widget": "mony"');
    const response = await get(`modules/airtime.js?drafts=${drafts}`);
    expect(response.status).toBe(422);
    await expect(make(await response.text())).rejects.toThrow('did you mean "money"?');
  });

  test("is not there for an unknown screen, nor for drafts that are forgotten", async () => {
    expect((await get("modules/water.js")).status).toBe(404);
    const forgotten = await get("modules/airtime.js?drafts=none");
    expect(forgotten.status).toBe(404);
    expect(await read(forgotten)).toEqual({ message: "These drafts are forgotten. Send them again." });
  });
});

describe("drafts", () => {
  test("are told what is wrong, with line and column, and keep their name", async () => {
    const one = await draft(AIRTIME, '"ui:widget": "money"', '"ui:widget": "mony"');
    expect(one.problems).toEqual([expect.objectContaining({ file: AIRTIME, nearest: "money" })]);
    expect(onDisk(AIRTIME).split("\n")[one.problems[0]!.line - 1]).toContain('"ui:widget": "money"');
    expect(one.problems[0]?.column).toBe(
      onDisk(AIRTIME).split("\n")[one.problems[0]!.line - 1]!.indexOf('"money"') + 1,
    );
    expect((await draft(AIRTIME, '"ui:widget": "money"', '"ui:widget": "mony"')).drafts).toBe(one.drafts);
  });

  test("are told what they break elsewhere", async () => {
    const taken = await draft(AIRTIME, '"id": "airtime"', '"id": "data"');
    expect(taken.problems.map(({ file }) => file)).toEqual([AIRTIME, "schemas/screens/payments/data.json"]);
    const renamed = await draft(PIN, '"transaction_pin": {', '"transaction_pine": {');
    expect(renamed.problems).toContainEqual(expect.objectContaining({ file: AIRTIME, rule: "name" }));
    const dearer = await draft(AIRTIME, '"minimum": 5000', '"minimum": 500000');
    expect(dearer.problems).toContainEqual(expect.objectContaining({ file: "tenants/harbour.json" }));
  });

  test("can be a tenant's file, a screen that is not there yet, and a part that nobody has", async () => {
    const tenant = await draft("tenants/harbour.json", '"theme": {', '"thme": {');
    expect(tenant.problems).toEqual([expect.objectContaining({ line: 3, column: 3, rule: "tenant" })]);
    expect(await (await get(`tenant?key=harbour&drafts=${tenant.drafts}`)).text()).toContain('"thme"');
    const water = onDisk(AIRTIME).replaceAll("airtime", "water");
    const files = { "schemas/screens/payments/water.json": water, "schemas/parts/new.json": "{," };
    const { drafts, problems } = await read<Drafted>(send("POST", "drafts", { files }));
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
    expect((await send("POST", "drafts", body)).status).toBe(400);
  });
});

describe("files", () => {
  test("are read, saved, and kept when somebody else was faster", async () => {
    const path = "tenants/sahel.json";
    const { text, version } = await read<GalleryFile>(get(`files?path=${path}`));
    expect(text).toBe(onDisk(path));
    const saved = await send("PUT", `files?path=${path}`, { text: `${text}\n`, version });
    expect(saved.status).toBe(200);
    expect(onDisk(path)).toBe(`${text}\n`);
    const late = await send("PUT", `files?path=${path}`, { text: "{}", version });
    expect(late.status).toBe(409);
    expect(await read(late)).toEqual({ ...(await read<GalleryFile>(saved)), text: `${text}\n` });
    expect(onDisk(path)).toBe(`${text}\n`);
    expect(readdirSync(join(root, "tenants")).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });

  test.each([
    "",
    "package.json",
    "schemas/meta/screen.schema.json",
    "schemas/screens/none.json",
    "tenants/../schemas/meta/screen.schema.json",
    "tenants/%2e%2e/package.json",
    "/etc/passwd",
    "tenants/sahel.json%00",
    "tenants",
  ])("%s is none", async (path) => {
    for (const name of [path, encodeURIComponent(path)]) {
      expect((await get(`files?path=${name}`)).status).toBe(404);
      expect((await send("PUT", `files?path=${name}`, { text: "{}", version: "" })).status).toBe(404);
    }
  });

  test("can be a tenant's first, and no other that is not there", async () => {
    expect((await add("tenants/water-bank.json")).status).toBe(200);
    expect(onDisk("tenants/water-bank.json")).toBe("{}");
    expect((await add("tenants/water-bank.json")).status).toBe(409);
    rmSync(join(root, "tenants/water-bank.json"));
    for (const path of [
      "tenants/WWW.json",
      "tenants/www.json",
      "tenants/new/bank.json",
      "schemas/parts/new.json",
    ]) {
      expect((await add(path)).status).toBe(404);
    }
  });

  test("a link is none, wherever it leads", async () => {
    writeFileSync(join(root, "outside.json"), "{}");
    symlinkSync(join(root, "outside.json"), join(root, "tenants/linked.json"));
    expect((await get("files?path=tenants/linked.json")).status).toBe(404);
    rmSync(join(root, "tenants/linked.json"));
  });

  test.each([
    ["no JSON", "{"],
    ["no version", { text: "{}" }],
    ["no text", { version: "x" }],
  ])("are not saved with %s", async (_, body) => {
    const response = await send("PUT", `files?path=${AIRTIME}`, body);
    expect(response.status).toBe(400);
    expect(await read(response)).toEqual({ message: "A file is saved by its text and the version it had." });
  });

  test("are not saved with more than a megabyte", async () => {
    const text = "x".repeat(1024 * 1024);
    expect((await send("PUT", `files?path=${AIRTIME}`, { text, version: "" })).status).toBe(413);
  });
});

describe("help while writing", () => {
  test("completes and explains", async () => {
    const text = onDisk(AIRTIME);
    const place = { path: AIRTIME, text, offset: text.indexOf('"smartphone"') + 1 };
    const { options } = await read<Completions>(send("POST", "complete", place));
    expect(options.map(({ label }) => label)).toContain("wallet");
    expect(await read<Hover>(send("POST", "hover", place))).toMatchObject({ from: place.offset - 1 });
  });

  test.each([{}, { path: AIRTIME, text: "{}", offset: 3 }, { path: "package.json", text: "{}", offset: 1 }])(
    "needs a place, which %o is not",
    async (place) => {
      expect((await send("POST", "complete", place)).status).toBe(400);
      expect((await send("POST", "hover", place)).status).toBe(400);
    },
  );
});

describe("tenants", () => {
  test("give the text of their file, where they have one", async () => {
    const response = await get("tenant?key=harbour");
    expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(await response.text()).toBe(onDisk("tenants/harbour.json"));
    expect((await get("tenant?key=none")).status).toBe(404);
    expect((await get("tenant?key=../schemas/parts/pin")).status).toBe(404);
  });
});

describe("others", () => {
  test.each(["evil.example", "evil.example:5173", "127.0.0.1.evil.example", "localhost.evil.example"])(
    "get nothing under the name %s",
    async (Host) => {
      expect((await get("catalogue", { Host })).status).toBe(403);
    },
  );

  test.each(["localhost:5173", "127.0.0.1:5173", "harbour.localhost:5173"])(
    "may ask under %s",
    async (Host) => {
      expect((await get("tenant?key=harbour", { Host })).status).toBe(200);
    },
  );

  test.each([
    [{ "Sec-Fetch-Site": "cross-site" }, 403],
    [{ "Sec-Fetch-Site": "same-site" }, 403],
    [{ Origin: "https://evil.example" }, 403],
    [{ Origin: "null" }, 403],
    [{ Origin: "http://localhost:1234" }, 403],
    [{ "Content-Type": "text/plain" }, 415],
    [{ "Sec-Fetch-Site": "same-origin", Origin: "http://localhost" }, 200],
  ])("send %o and are answered %i", async (headers, status) => {
    const { text, version } = await read<GalleryFile>(get("files?path=tenants/palmgrove.json"));
    const response = await send("PUT", "files?path=tenants/palmgrove.json", { text, version }, headers);
    expect(response.status).toBe(status);
  });

  test("are told of a call that there is not", async () => {
    expect((await get("secrets")).status).toBe(404);
  });
});
