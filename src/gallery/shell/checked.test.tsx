import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";

import type { Catalogue, GalleryScreen } from "#gallery/protocol.ts";
import { subjectsOf } from "#gallery/subjects.ts";
import { safeStorage } from "#lib/storage/storage.ts";

import { createDraftStore } from "./project/drafts.ts";
import { ProblemList } from "./editor/problem-list.tsx";
import type { OpenText } from "./panel/open-texts.ts";
import { DraftContext, useProject } from "./project/project.ts";
import { StartPage } from "./start-page.tsx";

afterEach(cleanup);

const FILE = "schemas/screens/payments/water.json";
const water: GalleryScreen = {
  id: "water",
  path: "/water",
  title: "Water",
  access: "customer",
  file: FILE,
  parts: [],
  module: "/__gallery/api/modules/water.js",
  scenarios: [],
  steps: [],
};
const problem = { file: FILE, line: 1, column: 1, pointer: "", rule: "shape", message: "is wrong" };
const listOf = (one: GalleryScreen): Catalogue => ({ screens: [one], tenants: [], languages: [] });

function Page() {
  const { project } = useProject("many");
  return project && <StartPage project={project} subjects={subjectsOf(project.catalogue.screens)} />;
}

const typed = {
  path: FILE,
  pointer: "/steps/0/schema/properties/amount/minimum",
  title: "Smallest",
  text: "50,000",
  message: "Enter numbers only.",
  over: undefined,
};

const listed = (isKnown: boolean, open: readonly OpenText[] = []) => (
  <ProblemList
    problems={[]}
    open={open}
    onOpen={() => {}}
    isKnown={isKnown}
    file={FILE}
    onGo={() => {}}
    onFix={() => {}}
  />
);

test("the list opens before the problems of its screens are known, says so, and has them when they come", async () => {
  let tell!: (checked: Response) => void;
  const checked = new Promise<Response>((resolve) => (tell = resolve));
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.endsWith("catalogue?checked=")) return await checked;
    if (address.endsWith("catalogue")) return Response.json(listOf(water));
    return Response.json({ message: "Nothing else is here." }, { status: 503 });
  });
  const store = createDraftStore(safeStorage(() => sessionStorage));
  render(
    <DraftContext value={store}>
      <Page />
    </DraftContext>,
    { wrapper: MemoryRouter },
  );
  expect(await screen.findByText("Looking for problems …")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: /Needs attention/ })).toBeNull();
  tell(Response.json(listOf({ ...water, problems: [problem] })));
  expect(await screen.findByRole("heading", { name: /Needs attention/ })).toBeTruthy();
  expect(screen.queryByText("Looking for problems …")).toBeNull();
});

test("a file has no problems only when that is known", () => {
  const { rerender } = render(listed(false));
  expect(screen.getByRole("region", { name: "Problems" }).textContent).toBe("Looking for problems …");
  rerender(listed(true));
  expect(screen.getByRole("region", { name: "Problems" }).textContent).toBe("No problems");
});

test("a text of the panel that is in no file is named where there are no problems", () => {
  render(listed(true, [typed]));
  const told = screen.getByRole("region", { name: "Problems" });
  expect(told.textContent).toContain("1 text cannot be read");
  expect(told.textContent).toContain("Smallest: “50,000” is in no file. Enter numbers only.");
});
