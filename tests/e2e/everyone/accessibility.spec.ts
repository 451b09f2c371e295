import { expectAccessible } from "../harness/accessible.ts";
import { expectReflow } from "../harness/reflow.ts";
import { states } from "../harness/states.ts";
import { test } from "../harness/test.ts";

for (const { name, reach } of states) {
  test(`${name}: accessible at every width`, async ({ page, bank, sandbox }) => {
    await reach({ page, bank, sandbox });
    await expectAccessible(page);
    await expectReflow(page);
  });
}
