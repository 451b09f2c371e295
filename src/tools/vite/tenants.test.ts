import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, createServer, type ViteDevServer } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { tenants } from "./tenants.ts";

let root: string;
let server: ViteDevServer;

const settings = () => ({
  root,
  configFile: false as const,
  logLevel: "silent" as const,
  plugins: [tenants()],
});

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "tenants-"));
  mkdirSync(join(root, "tenants"));
  writeFileSync(join(root, "tenants/acme.json"), '{"brand":{"name":"Acme"}}');
  writeFileSync(join(root, "tenants/README.md"), "# tenants");
  writeFileSync(join(root, "main.js"), "globalThis.started = true;");
  server = await createServer({
    ...settings(),
    server: { middlewareMode: true, ws: false },
    appType: "custom",
  });
});

afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** Sends a request to the server's middlewares without a port. */
function get(url: string): Promise<{ status: number; body: string; cache: unknown }> {
  return new Promise((resolve) => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { url, method: "GET" });
    const response = new ServerResponse(request);
    response.end = (body: unknown) => {
      resolve({
        status: response.statusCode,
        body: String(body),
        cache: response.getHeader("Cache-Control"),
      });
      return response;
    };
    server.middlewares.handle(request, response, () =>
      resolve({ status: 0, body: "not answered", cache: "" }),
    );
  });
}

test("the current tenant file is served", async () => {
  const name = '{"brand":{"name":"Acme"}}';
  expect(await get("/tenants/acme.json")).toEqual({ status: 200, body: name, cache: "no-store" });
  writeFileSync(join(root, "tenants/acme.json"), "{}");
  expect(await get("/tenants/acme.json?fresh")).toEqual({ status: 200, body: "{}", cache: "no-store" });
});

test.each(["nobody.json", "../package.json", "%2e%2e/package.json", "ACME.json", "README.md", ""])(
  "/tenants/%s does not exist, and no page is served instead",
  async (name) => {
    expect(await get(`/tenants/${name}`)).toMatchObject({ status: 404, cache: "no-store" });
  },
);

async function built() {
  const options = { write: false, rolldownOptions: { input: join(root, "main.js") } };
  const { output } = [await build({ ...settings(), build: options })].flat()[0] as {
    output: { fileName: string }[];
  };
  return output;
}

test("a build copies the tenant files, and nothing else in the folder", async () => {
  const output = await built();
  const copied = output.map(({ fileName }) => fileName).filter((name) => name.startsWith("tenants/"));
  expect(copied).toEqual(["tenants/acme.json"]);
});

test("a build fails with lint's errors in a tenant", async () => {
  writeFileSync(join(root, "tenants/acme.json"), '{\n  "brnd": { "name": "Acme" }\n}');
  await expect(built()).rejects.toThrow(
    '1 problem in tenant files:\ntenants/acme.json:2:3  /brnd  is unknown. Did you mean "brand"?',
  );
});

test("a build fails with a biller that no screen has", async () => {
  writeFileSync(join(root, "tenants/acme.json"), '{\n  "billers": { "tv": ["dstv"] }\n}');
  await expect(built()).rejects.toThrow('/billers/tv  there is no screen with billers "tv"');
});

test("a build succeeds with lint's warnings", async () => {
  writeFileSync(join(root, "tenants/acme.json"), '{ "theme": { "brand": "#ffee00" } }');
  expect(await built()).not.toEqual([]);
});

test("an imported tenant file is left to Vite", async () => {
  const { body } = await get("/tenants/acme.json?import");
  expect(body).toContain("export default");
});
