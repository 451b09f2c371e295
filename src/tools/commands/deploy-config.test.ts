import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { run } from "./deploy-config.ts";

let build = "";

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), "build-"));
  writeFileSync(join(build, "index.html"), "<html></html>");
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(build, { recursive: true });
});

async function print(...args: readonly string[]): Promise<string> {
  const printed = vi.spyOn(console, "log").mockReturnValue();
  await run([...args, "--host", "bank.example", "--build", build]);
  return String(printed.mock.lastCall);
}

test.each(["nginx", "caddy"])("%s leads to folders of the build, or to buckets", async (server) => {
  const folders = await print(server);
  for (const folder of ["tenants", "screens"]) expect(folders).toContain(join(build, folder));
  expect(folders).not.toContain("proxy");
  const buckets = ["--screens", "http://10.0.0.7:9000/bank/released/", "--tenants", "http://10.0.0.7/bank"];
  const both = await print(server, ...buckets);
  for (const folder of ["tenants", "screens"]) expect(both).not.toContain(join(build, folder));
  expect(both).toContain("http://10.0.0.7:9000");
  expect(both).toContain("/bank/released");
});

test("nginx needs a name server for the name of a bucket, and trusts whom the machine trusts", async () => {
  const bucket = ["--screens", "https://s3.example/bank/released"];
  await expect(print("nginx", ...bucket)).rejects.toThrow("--resolver 127.0.0.53");
  const config = await print("nginx", ...bucket, "--resolver", "127.0.0.11");
  expect(config).toContain("resolver 127.0.0.11;");
  expect(config).toContain('proxy_ssl_trusted_certificate "/etc/ssl/certs/ca-certificates.crt";');
  const own = await print("nginx", ...bucket, "--resolver", "127.0.0.11", "--bucket-authorities", "/own.pem");
  expect(own).toContain('proxy_ssl_trusted_certificate "/own.pem";');
  expect(await print("caddy", ...bucket, "--bucket-authorities", "/own.pem")).toContain("/own.pem");
});

test.each([
  ["--screens", "s3://bank/released", "--screens takes a folder, or the address"],
  ["--tenants", "https://key:secret@s3.example/bank", "--tenants takes a folder, or the address"],
  ["--resolver", "127.0.0.1;", "cannot stand in a configuration"],
])("%s %s is refused", async (option, value, message) => {
  await expect(print("nginx", option, value)).rejects.toThrow(message);
});
