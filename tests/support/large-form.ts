/** How many fields the large form has. */
export const LARGE = 200;

const names: readonly string[] = Array.from({ length: LARGE }, (_none, index) => `field_${index}`);

/**
 * A screen with so many fields as no screen of ours has: each is required, the first one shows the second and suggests
 * the third. What a key costs in it tells whether a form grows with its fields.
 */
export const largeForm = {
  steps: [
    {
      ask: {
        schema: {
          type: "object",
          required: names,
          properties: Object.fromEntries(
            names.map((name, index) => [
              name,
              { type: "string", title: `Field ${index}`, pattern: "^\\d+$" },
            ]),
          ),
        },
        shown: { field_1: { "$inputs.field_0": { enum: [null, "1", "12"] } } },
        suggest: { field_2: "$inputs.field_0" },
        submit: "Send",
      },
    },
    {
      name: "send",
      call: "POST send",
      body: Object.fromEntries(names.map((name) => [name, `$inputs.${name}`])),
    },
  ],
};
