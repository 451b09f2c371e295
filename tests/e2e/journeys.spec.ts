import { journeys } from "./harness/journeys.ts";
import { literalSeeds } from "./harness/literal-seeds.ts";
import { test } from "./harness/test.ts";

for (const { name, run } of journeys) {
  test(`a customer ${name}`, async ({ page, bank, sandbox, problems }) => {
    // The browser says so of every refusal.
    problems.allow(/status of 4\d\d/);
    await run({ page, bank, sandbox });
  });
}

for (const [turn, seed] of literalSeeds.seeds.entries()) {
  test.describe(`the literal provider, seed ${seed}`, () => {
    test.use({ provider: { provider: "literal", seed } });
    for (const { name, run } of literalSeeds.journeysOf(turn, journeys)) {
      test(`a customer ${name}`, async ({ page, bank, sandbox, problems }) => {
        problems.allow(/status of 4\d\d/);
        await run({ page, bank, sandbox });
      });
    }
  });
}
