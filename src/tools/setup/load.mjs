/**
 * Loads TypeScript modules of the project through Vite, because Node 20 cannot run TypeScript. Vite's own
 * `runnerImport` closes after the first import, which breaks every `import()` inside a command.
 * @param {string} root
 */
export async function openLoader(root) {
  const { createRunnableDevEnvironment, resolveConfig } = await import("vite");
  const mode = process.env["NODE_ENV"];
  const config = await resolveConfig(
    {
      root,
      configFile: false,
      envDir: false,
      logLevel: "error",
      environments: {
        tools: {
          consumer: "server",
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ["node"] },
        },
      },
    },
    "serve",
  );
  // Vite has set it to development, and a build started from here would inherit that.
  if (mode === undefined) delete process.env["NODE_ENV"];
  const environment = createRunnableDevEnvironment("tools", config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  });
  await environment.init();
  return {
    /** @param {string} path from the project's folder, starting with a slash */
    load: (path) => environment.runner.import(path),
    close: () => environment.close(),
  };
}
