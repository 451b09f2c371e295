import { expect, test } from "vitest";

import { findCommand } from "./find-command.ts";
import { parseOptions, parsePort } from "./options.ts";

const commands = ["build", "preview", "start"];
const options = {
  port: { type: "string", default: "5173" },
  memory: { type: "boolean", default: false },
} as const;

test("a command is found by its name", () => {
  expect(findCommand("start", commands)).toBe("start");
});

test("an unknown command names the nearest, or all", () => {
  expect(() => findCommand("strat", commands)).toThrow('There is no command "strat". Did you mean "start"?');
  expect(() => findCommand("deploy", commands)).toThrow("The commands are build, preview, start.");
  expect(() => findCommand(undefined, commands)).toThrow("A command is needed. The commands are");
});

test("options have their defaults", () => {
  expect(parseOptions(["--port", "5200"], options)).toEqual({ port: "5200", memory: false });
  expect(parseOptions(["--port=5200", "--memory"], options)).toEqual({ port: "5200", memory: true });
});

test("an unknown option names the nearest, or all", () => {
  expect(() => parseOptions(["--prot", "1"], options)).toThrow(
    "There is no option --prot. Did you mean --port?",
  );
  expect(() => parseOptions(["--verbose"], options)).toThrow("The options are --port, --memory.");
  expect(() => parseOptions(["--x"], {})).toThrow("The options are none.");
});

test("a port is a number that a port can be", () => {
  expect(parsePort("0")).toBe(0);
  expect(() => parsePort("65536")).toThrow('"65536" is not a port: use a number from 0 to 65535.');
  expect(() => parsePort("http")).toThrow("is not a port");
});
