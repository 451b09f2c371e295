import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";

import type { Control, Panel } from "#gallery/protocol-panel.ts";

import { PanelView } from "./panel-view.tsx";

// This environment draws no pictures.
vi.mock("./picture/use-note.ts", () => ({ useNote: () => undefined }));
afterEach(cleanup);

function Page({ begin, panelOf }: { begin: unknown; panelOf: (root: unknown) => Control | Control[] }) {
  const [text, setText] = useState(JSON.stringify(begin));
  const controls = [panelOf(JSON.parse(text))].flat();
  const panel: Panel = {
    pointer: "",
    title: "Bank",
    trail: [],
    orders: {},
    groups: [{ title: "Bank", controls }],
  };
  return (
    <>
      <PanelView
        panel={panel}
        path="tenants/acme.json"
        text={text}
        problems={[]}
        onEdit={setText}
        onGo={() => {}}
      />
      <output aria-label="File">{text}</output>
    </>
  );
}

const inFile = (): unknown => JSON.parse(screen.getByLabelText("File").textContent);

/** Each item is called like its place, so that the next one comes below the pointer. */
const listOf = (root: unknown): Control => ({
  pointer: "/list",
  title: "List",
  kind: "list",
  inner: (root as { list: unknown[] }).list.map((_, index) => ({
    pointer: `/list/${index}`,
    title: `Item ${index + 1}`,
    kind: "open",
  })),
});

test("a double click removes one item", async () => {
  render(<Page begin={{ list: ["a", "b", "c"] }} panelOf={listOf} />);
  await userEvent.dblClick(screen.getByRole("button", { name: "Remove Item 1" }));
  expect(inFile()).toEqual({ list: ["b", "c"] });
  await userEvent.click(screen.getByRole("button", { name: "Remove Item 1" }));
  expect(inFile()).toEqual({ list: ["c"] });
});

test.each(["__proto__", "constructor", "prototype"])("%s cannot be a name of a map", async (name) => {
  const map = { pointer: "/map", title: "Map", kind: "map", inner: [] } as const;
  render(<Page begin={{ map: {} }} panelOf={() => map} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Another name of Map" }), `${name}{Enter}`);
  expect(screen.getByText(`“${name}” cannot be a name. Choose another.`)).toBeTruthy();
  expect(screen.queryByRole("textbox", { name })).toBeNull();
  await userEvent.type(screen.getByRole("textbox", { name: "Another name of Map" }), "s{Enter}");
  expect(screen.getByRole("textbox", { name: `${name}s` })).toBeTruthy();
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

/** A file whose bytes come when they are told to. */
function slowFile(name: string) {
  const file = new File(["slow"], name);
  let finish!: (bytes: ArrayBuffer) => void;
  const slow = new Promise<ArrayBuffer>((resolve) => (finish = resolve));
  file.arrayBuffer = async () => await slow;
  return { file, finish, slow };
}

test("an older picture that takes longer does not take the place of a newer one", async () => {
  const picture = { pointer: "/logo", title: "Logo", kind: "picture" } as const;
  render(<Page begin={{}} panelOf={() => picture} />);
  const chooser = screen.getByLabelText<HTMLInputElement>("File for Logo");
  const { file: old, finish, slow } = slowFile("old.svg");
  await userEvent.upload(chooser, old, { applyAccept: false });
  await userEvent.upload(chooser, new File([SVG], "new.svg", { type: "image/svg+xml" }), {
    applyAccept: false,
  });
  await screen.findByAltText("Logo, on light pages");
  finish(new TextEncoder().encode("no picture").buffer);
  await act(async () => await slow);
  expect(screen.queryByText(/old\.svg cannot be used/)).toBeNull();
  expect(inFile()).toMatchObject({ logo: expect.stringMatching(/^data:image\/svg/) });
});

test("what is typed while a picture is read stays", async () => {
  const controls: Control[] = [
    { pointer: "/logo", title: "Logo", kind: "picture" },
    { pointer: "/name", title: "Name", kind: "text" },
  ];
  render(<Page begin={{ name: "A" }} panelOf={() => controls} />);
  const { file, finish, slow } = slowFile("logo.svg");
  await userEvent.upload(screen.getByLabelText("File for Logo"), file, { applyAccept: false });
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "cme");
  finish(new TextEncoder().encode(SVG).buffer);
  await act(async () => await slow);
  await screen.findByAltText("Logo, on light pages");
  expect(inFile()).toEqual({ name: "Acme", logo: expect.stringMatching(/^data:image\/svg/) });
});
