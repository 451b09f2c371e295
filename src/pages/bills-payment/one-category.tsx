import { ArrowLeft } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { Link } from "#ui/text/link.tsx";
import { styled } from "styled-components";

import { Heading } from "#ui/text/text.tsx";

import { BillerList } from "./biller-list.tsx";
import type { Category } from "./categories.ts";
import { listed } from "./index-billers.ts";
import { words } from "./words.ts";

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: var(--space-2);
  min-height: var(--touch);
  color: var(--color-brand-text);
  font-weight: var(--weight-medium);
`;

/** All billers of a category that has many. */
export function OneCategory({ category: { title, billers } }: { readonly category: Category }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useMemo(() => listed(billers), [billers]);
  // The link that led here is gone.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Back to="/bills-payment">
        <ArrowLeft size="1.25em" />
        {words.allBills}
      </Back>
      <Heading as="h1" $size="2xl" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <BillerList billers={list} label={title} />
    </>
  );
}
