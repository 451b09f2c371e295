// Loaded before a program (`node --import`): moves its clock by a number of ms; the clock then advances as usual.
const shift = Number(process.env.CLOCK_SHIFT ?? 0);

globalThis.Date = new Proxy(Date, {
  construct: (real, parts, made) =>
    Reflect.construct(real, parts.length === 0 ? [real.now() + shift] : parts, made),
  get: (real, name) => (name === "now" ? () => real.now() + shift : Reflect.get(real, name)),
});
