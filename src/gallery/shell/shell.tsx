import { Heading } from "#ui/text.tsx";

/** The gallery around whatever its address names. */
export function Shell() {
  return (
    <main>
      <Heading as="h1">Gallery</Heading>
    </main>
  );
}
