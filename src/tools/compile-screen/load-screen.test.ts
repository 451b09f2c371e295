import { expect, test } from "vitest";
import { compileScreenFile } from "./load-screen.ts";

const hello = (title: string) =>
  JSON.stringify({ version: 1, id: "hello", path: "/hello", title: "Hello", steps: [{ show: { title } }] });

test("a text becomes a live screen", () => {
  expect(compileScreenFile("schemas/screens/hello.json", hello("Hello {$user.name}"))).toEqual({
    version: 1,
    id: "hello",
    path: "/hello",
    title: "Hello",
    steps: [{ show: { title: "Hello {$user.name}" } }],
    found: { stored: [], sourcesOfInputs: [], files: [] },
  });
});

test("a bad text gives the same problems as in a build", () => {
  expect(() => compileScreenFile("schemas/screens/hello.json", hello("{$inputs.name}"))).toThrow(
    'schemas/screens/hello.json:1:87  /steps/0/show/title  there is no input "name"',
  );
});
