/** How many fields the large form has. */
export const LARGE = 200;

/** The names of its fields. */
export const largeFields: readonly string[] = Array.from(
  { length: LARGE },
  (_none, index) => `field_${index}`,
);

/**
 * A screen with more fields than any of our screens. Each is required; the first shows the second and suggests the third.
 * The cost of a key press in it tells whether the cost grows with the number of fields.
 */
export const largeForm = {
  steps: [
    {
      ask: {
        schema: {
          type: "object",
          required: largeFields,
          properties: Object.fromEntries(
            largeFields.map((name, index) => [
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
      body: Object.fromEntries(largeFields.map((name) => [name, `$inputs.${name}`])),
    },
  ],
};
