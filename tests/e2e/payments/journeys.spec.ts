import { test } from "../harness/test.ts";
import { turns } from "../harness/turns.ts";

for (const { provider, journeys } of turns) {
  test.describe(`against the ${provider.provider} provider, seed ${provider.seed}`, () => {
    test.use({ provider });
    for (const { name, run } of journeys) {
      test(`a customer ${name}`, async ({ page, bank, sandbox, problems }) => {
        // The browser reports every refusal.
        problems.allow(/status of 4\d\d/);
        await run({ page, bank, sandbox });
      });
    }
  });
}
