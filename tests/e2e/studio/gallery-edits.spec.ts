import { editInStudio } from "#tests/campaign/edits/edits.ts";
import { openProject } from "#tools/project/project-files.ts";

import { expect, test } from "../harness/studio.ts";

/** The campaign `edits` makes 50 edits of every file, also of a bank's. Here few are made of a form and a payment. */
const EDITS = {
  "schemas/screens/account/kyc.json": 5,
  "schemas/screens/payments/data.json": 5,
};

// The tests share a server, because starting one for each takes longer.
test.describe.configure({ mode: "default" });

for (const [path, count] of Object.entries(EDITS)) {
  test(`${path}: random edits by the panel change it there alone, and undo leads back to it`, async ({
    open,
    page,
    studio: { project },
  }) => {
    test.slow();
    const edited = await editInStudio(
      { page, project: openProject(project.root), path, open, seed: 1 },
      count,
    );
    expect(edited.violations).toEqual([]);
    expect(edited.kinds.size).toBeGreaterThan(1);
  });
}
