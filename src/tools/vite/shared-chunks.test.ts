import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { sharedChunks } from "./shared-chunks.ts";

const nothing: Plugin = {
  name: "nothing",
  resolveId: (id) => (id === "nothing" ? id : undefined),
  load: (id) => (id === "nothing" ? "export {}" : undefined),
};

function built(...plugins: readonly Plugin[]) {
  return build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, rolldownOptions: { input: "nothing" } },
    plugins: [nothing, ...plugins, sharedChunks()],
  });
}

test("a build fails when a module of the list was moved", async () => {
  await expect(built()).rejects.toThrow(/There is no \/src\/\S+ to put into the file/);
});

test("a build that another plugin has stopped says that plugin's reason", async () => {
  const refusal: Plugin = {
    name: "refusal",
    buildStart() {
      this.error("1 problem in tenant files");
    },
  };
  const reason = await built(refusal).catch((error: unknown) => String(error));
  expect(reason).toContain("1 problem in tenant files");
  expect(reason).not.toContain("There is no");
});
