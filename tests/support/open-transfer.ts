import { memory, openScreen, reply, screenOf, scriptedProvider } from "./open-screen.ts";

export const transfer = { to: "0123456789", amount: 7500 };

/** A screen with the steps initiate, PIN and process; `last` has further steps. */
export async function openTransfer(outcomes: object = okRules, last: object[] = [], storage = memory()) {
  const provider = scriptedProvider();
  provider.on("POST initiate", reply({ data: { reference: "T-1" } }), reply({ data: { reference: "T-2" } }));
  const bench = await openScreen(transferScreen(outcomes, last), { provider, storage });
  return { ...bench, sent: () => provider.requests.filter(({ path }) => path === "process") };
}

export const okRules = {
  succeeded: { "$response.body#/status": { const: true } },
  failed: { "$response.body#/status": { const: false } },
};

function transferScreen(outcomes: object, last: object[]) {
  const text = { type: "string" };
  return screenOf({
    steps: [
      {
        ask: {
          schema: { type: "object", required: ["to"], properties: { to: text, amount: { type: "integer" } } },
          submit: "Continue",
        },
      },
      {
        name: "initiate",
        call: "POST initiate",
        body: { to: "$inputs.to", amount: { $value: "$inputs.amount", as: "naira" } },
        outputs: { reference: "$response.body#/data/reference" },
        on: { failed: [{ alert: { title: "Failed", text: "Initialization Failed: {$error.message}" } }] },
      },
      { ask: { $ref: "../../parts/pin.json" } },
      {
        name: "process",
        call: "POST process",
        money: true,
        amount: "$inputs.amount",
        body: { reference: "$steps.initiate.outputs.reference", pin: "$inputs.transaction_pin" },
        reference: { $first: ["$response.body#/reference", "$steps.initiate.outputs.reference"] },
        review: [{ label: "Transfer", value: "$request.body#/reference" }],
        outcomes,
      },
      ...last,
    ],
  });
}
