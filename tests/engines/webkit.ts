import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

import { pause } from "#lib/tasks/pause.ts";
import { freePort } from "#tests/support/free-port.ts";
import type { Wpe } from "#tools/setup/find-engines.ts";

import type { Driver } from "./driver.ts";
import { webDriver, type Command } from "./webdriver.ts";

/** Where WebDriver has its commands in HTTP. */
const paths: Readonly<Record<Command, (id: string) => string>> = {
  Navigate: () => "/url",
  ExecuteScript: () => "/execute/sync",
  ElementClick: (id) => `/element/${id}/click`,
  ElementSendKeys: (id) => `/element/${id}/value`,
  PerformActions: () => "/actions",
};

/** Starts WebKitGTK's browser on a screen in memory: it has no mode without a window. */
export async function startWebKit(driverPath: string, screenPath: string): Promise<Driver> {
  const screen = spawn(screenPath, ["-displayfd", "1", "-screen", "0", "1280x900x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = (await once(screen.stdout, "data")) as [Buffer];
  return await startSession(driverPath, {
    capabilities: {},
    variables: { DISPLAY: `:${number.toString().trim()}` },
    besides: [screen],
  });
}

/** Starts WPE's browser, which needs no screen. Its window has 800 by 600 pixels, whatever is asked for. */
export async function startWpe({ driver, browser }: Wpe): Promise<Driver> {
  const options = { binary: browser, args: ["--automation", "--platform=headless"] };
  return await startSession(driver, {
    capabilities: { alwaysMatch: { "wpe:browserOptions": options } },
    variables: {},
    besides: [],
  });
}

type Start = {
  readonly capabilities: object;
  /** Environment variables. */
  readonly variables: Readonly<Record<string, string>>;
  /** What ends with the browser. */
  readonly besides: readonly ChildProcess[];
};

async function startSession(
  driverPath: string,
  { capabilities, variables, besides }: Start,
): Promise<Driver> {
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, ...variables },
    stdio: "ignore",
  });
  const children = [driver, ...besides];
  const stop = () => void children.map((child) => child.kill());
  process.once("exit", stop);
  const ask = asker(`http://127.0.0.1:${port}`);
  while (!(await ask("GET", "/status").catch(() => undefined))) {
    if (driver.exitCode !== null) throw new Error(`WebKit's driver ended with ${driver.exitCode}.`);
    await pause(50);
  }
  const { sessionId } = (await ask("POST", "/session", { capabilities })) as {
    readonly sessionId: string;
  };
  const session = `/session/${sessionId}`;
  return webDriver(
    (command, { id = "", ...body }) => ask("POST", `${session}${paths[command](id as string)}`, body),
    {
      // It cannot be asked: the window is private, and WebKit keeps no console of private windows.
      complaints: async () => [],
      close: async () => {
        await ask("DELETE", session);
        const ended = children.map((child) => once(child, "exit"));
        stop();
        await Promise.all(ended);
        process.off("exit", stop);
      },
    },
  );
}

function asker(origin: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(origin + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await reply.json()) as { readonly value: unknown };
    if (reply.ok) return value;
    const { error, message } = value as { readonly error: string; readonly message: string };
    throw new Error(`${error}: ${message}`);
  };
}
