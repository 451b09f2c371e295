import type { Value } from "#definition/value.ts";
import { unmarked } from "#lib/text/isolated.ts";
import { safeLink } from "#lib/web/links.ts";
import { Row } from "#ui/layout/stack.tsx";
import { useText } from "#renderer/screen-context.ts";

type Link = { readonly text: string; readonly href: Value };

/** Links to the documents that a checkbox is about. A setting that is missing gives no link. */
export function FieldLinks({ links }: { links: readonly Link[] }) {
  return (
    <Row $gap={4}>
      {links.map((link) => (
        <FieldLink key={link.text} {...link} />
      ))}
    </Row>
  );
}

function FieldLink({ text, href }: Link) {
  const link = safeLink(unmarked(useText(href)));
  if (!link || !("href" in link)) return null;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
