import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { pause } from "#lib/tasks/pause.ts";

import type { Driver } from "./driver.ts";
import { connectMarionette } from "./marionette.ts";
import { webDriver } from "./webdriver.ts";

/** Says what runs in the browser itself, not in the page. */
declare const Services: {
  readonly console: { getMessageArray(): readonly { QueryInterface(kind: unknown): ScriptError }[] };
};
declare const Ci: { readonly nsIScriptError: unknown };
type ScriptError = { readonly category: string; readonly sourceName: string; readonly errorMessage: string };

/** Starts Firefox without a window. Marionette is its built-in server of WebDriver, which geckodriver uses too. */
export async function startFirefox(path: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  writeFileSync(join(profile, "user.js"), 'user_pref("marionette.port", 0);\n');
  const system = "-remote-allow-system-access";
  const browser = spawn(path, ["--headless", "--marionette", system, "--no-remote", "--profile", profile], {
    stdio: "ignore",
  });
  const stop = () => void browser.kill();
  process.once("exit", stop);
  const ended = once(browser, "exit");
  const portFile = join(profile, "MarionetteActivePort");
  while (!existsSync(portFile) || readFileSync(portFile, "utf8") === "") {
    if (browser.exitCode !== null)
      throw new Error(`Firefox ended with ${browser.exitCode} before it was ready.`);
    await pause(50);
  }
  const { send, close } = await connectMarionette(Number(readFileSync(portFile, "utf8")));
  await send("WebDriver:NewSession", {});
  return webDriver(async (command, parameters) => value(await send(`WebDriver:${command}`, parameters)), {
    complaints: async () => {
      await send("Marionette:SetContext", { value: "chrome" });
      const script = `return (${complaintsOfPages.toString()})()`;
      const found = value(await send("WebDriver:ExecuteScript", { script, args: [] }));
      await send("Marionette:SetContext", { value: "content" });
      return found as string[];
    },
    close: async () => {
      close();
      stop();
      await ended;
      process.off("exit", stop);
      rmSync(profile, { recursive: true, force: true });
    },
  });
}

const value = (reply: unknown): unknown => (reply as { readonly value: unknown }).value;

/** Runs in the browser: what its console has about our pages, refusals of the policy included. */
function complaintsOfPages(): string[] {
  return Services.console.getMessageArray().flatMap((message) => {
    try {
      const { category, sourceName, errorMessage } = message.QueryInterface(Ci.nsIScriptError);
      return sourceName.startsWith("http://localhost")
        ? [`${category}: ${errorMessage} (${sourceName})`]
        : [];
    } catch {
      return []; // A message of another kind, of the browser's own.
    }
  });
}
