/**
 * The pointers into an object that may lead to a `Value`: for `{ id: number; status: { label: string } }` these are
 * `/id`, `/status` and `/status/label`. Where the OpenAPI file leaves the keys open, any pointer is allowed.
 */
export type PointerTo<T, Value = unknown> = {
  [Key in keyof T & string]: PointerAt<T[Key], `/${Key}`, Value>;
}[keyof T & string];

type PointerAt<Field, Here extends string, Value> = unknown extends Field
  ? Here
  : Mine<Field, Here, Value> | Within<Field, Here, Value>;

type Mine<Field, Here, Value> = [Extract<Field, Value>] extends [never] ? never : Here;

type Within<Field, Here extends string, Value> = Field extends readonly unknown[]
  ? never
  : Field extends object
    ? `${Here}${PointerTo<Field, Value>}`
    : never;
