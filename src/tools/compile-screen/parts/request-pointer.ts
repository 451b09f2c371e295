/** The pointer into the request for a pointer into the definition: keys of the ways to make a value are left out, and what `$each` makes is one. */
export function inRequest(pointer: string): string {
  return pointer.replaceAll(
    /\/\$(?:cases\/\d+\/value|first\/\d+|value|text)(?=\/|$)|\/(?:\$each|with|as)\/.*$/g,
    "",
  );
}
