import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, createServer, type ViteDevServer } from "vite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { pause } from "#lib/tasks/pause.ts";

import { screens } from "./screens.ts";

const FIXTURES = "src/tools/compile-screen/fixtures";
const MAIN = `import { screens } from "virtual:screens"; globalThis.found = screens;`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "screens-"));
  writeFileSync(join(root, "package.json"), `{ "type": "module", "imports": { "#*": "./src/*" } }`);
  writeFileSync(join(root, "main.js"), MAIN);
  symlinkSync(join(process.cwd(), "src"), join(root, "src"));
  mkdirSync(join(root, "schemas/screens/payments"), { recursive: true });
  cpSync(`${FIXTURES}/parts`, join(root, "schemas/parts"), { recursive: true });
  writeScreen("airtime");
});

afterEach(() => rmSync(root, { recursive: true }));

function writeScreen(name: string, change: (text: string) => string = (text) => text): void {
  const text = readFileSync(`${FIXTURES}/good/airtime.json`, "utf8").replace("../parts/", "../../parts/");
  writeFileSync(join(root, `schemas/screens/payments/${name}.json`), change(text));
}

const asAnother = (text: string) =>
  text.replace(`"id": "airtime"`, `"id": "another"`).replace(`"path": "/airtime"`, `"path": "/another"`);

const settings = () => ({
  root,
  configFile: false as const,
  logLevel: "silent" as const,
  plugins: [screens()],
});

const run = () =>
  build({ ...settings(), build: { write: false, rolldownOptions: { input: join(root, "main.js") } } });

describe("a build", () => {
  test("puts each screen into a chunk of its own", async () => {
    writeScreen("another", asAnother);
    const { output } = [await run()].flat()[0] as { output: { fileName: string; code?: string }[] };
    const names = output.map(({ fileName }) => fileName.replace(/-[\w-]{8}\./, "."));
    expect(names).toEqual(expect.arrayContaining(["assets/airtime.screen.js", "assets/another.screen.js"]));
    const main = output.find(({ fileName }) => fileName.includes("main"))?.code ?? "";
    expect(main).toContain("/airtime");
    expect(main).not.toContain("Buy Airtime");
    expect(main).not.toContain("transaction_pin");
    expect(output.map(({ code }) => code).join("")).not.toMatch(/new Function|\brequire\(|ajv/);
  });

  test("fails with file, line and column of the error", async () => {
    writeScreen("airtime", (text) => text.replace("$inputs.final_amount", "$inptus.final_amount"));
    await expect(run()).rejects.toThrow(
      /schemas\/screens\/payments\/airtime\.json:76:18 {2}\/steps\/2\/amount {2}unknown root "\$inptus".*did you mean "\$inputs"\?/,
    );
  });

  test("refuses two screens at one path", async () => {
    writeScreen("copy");
    await expect(run()).rejects.toThrow(
      `schemas/screens/payments/copy.json:5:11  /path  the path "/airtime" belongs to schemas/screens/payments/airtime.json too`,
    );
  });
});

describe("in development", () => {
  let server: ViteDevServer;

  beforeEach(async () => {
    server = await createServer({
      ...settings(),
      server: { middlewareMode: true, ws: false },
      appType: "custom",
    });
  });

  afterEach(() => server.close());

  const ids = async () => {
    const { screens: found } = await server.ssrLoadModule("virtual:screens");
    return (found as { id: string }[]).map(({ id }) => id);
  };

  test("the index loads a screen on demand", async () => {
    const { screens: found } = await server.ssrLoadModule("virtual:screens");
    const [entry] = found as { load: () => Promise<{ steps: { ask?: { secrets: string[] } }[] }> }[];
    const screen = await entry?.load();
    expect(screen?.steps[1]?.ask?.secrets).toEqual(["transaction_pin"]);
  });

  const load = async () => {
    const { screens: found } = await server.ssrLoadModule("virtual:screens");
    const [entry] = found as { load: () => Promise<{ title: string }> }[];
    return { text: String(entry!.load), title: (await entry!.load()).title };
  };

  const watching = async () => {
    const folder = join(root, "schemas/screens/payments");
    await expect.poll(() => server.watcher.getWatched()[folder]).toContain("airtime.json");
    return vi.spyOn(server.environments.client.hot, "send");
  };

  test("a file that is added while it runs is noticed", async () => {
    expect(await ids()).toEqual(["airtime"]);
    const sent = await watching();
    writeScreen("another", asAnother);
    await expect.poll(ids).toEqual(["airtime", "another"]);
    expect(sent).toHaveBeenCalledWith({ type: "full-reload" });
  });

  test("a bad file shows the place of its error, and is accepted once it is fixed", async () => {
    expect(await ids()).toEqual(["airtime"]);
    const sent = await watching();
    writeScreen("airtime", (text) => text.replace('"order": 30', '"order": "first"'));
    const refusal = () => ids().catch((error: unknown) => error);
    await expect.poll(refusal).toMatchObject({
      loc: { file: join(root, "schemas/screens/payments/airtime.json"), line: 10, column: 14 },
      message: expect.stringContaining("/menu/order  is a string, expected number"),
    });
    expect(sent).toHaveBeenCalledWith({ type: "full-reload" });
    // The watcher treats two writes within 50 ms as one, so the file is saved again at each check.
    const saveAgain = () => {
      writeScreen("airtime");
      return refusal();
    };
    await expect.poll(saveAgain, { interval: 100 }).toEqual(["airtime"]);
  });

  test("a file that is emptied, and written a moment later, is read when it is whole", async () => {
    await load();
    await watching();
    const path = join(root, "schemas/screens/payments/airtime.json");
    // Of two changes within 50 ms the watcher tells the first alone.
    const tell = server.watcher.emit.bind(server.watcher);
    vi.spyOn(server.watcher, "emit").mockReturnValue(true);
    writeFileSync(path, "");
    tell("change", path);
    await pause(50);
    writeScreen("airtime", (text) => text.replace("Airtime Subscription", "Airtime for all"));
    await expect.poll(load).toMatchObject({ title: "Airtime for all" });
  });

  test("a screen that is saved is replaced in place, and has another address", async () => {
    const before = await load();
    const sent = await watching();
    writeScreen("airtime", (text) => text.replace("Airtime Subscription", "Airtime for all"));
    await expect.poll(load).toMatchObject({ title: "Airtime for all" });
    expect((await load()).text).not.toBe(before.text);
    expect(sent).not.toHaveBeenCalledWith({ type: "full-reload" });
  });
});
