import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";

import { Card } from "#ui/card.tsx";

import { BillerRow } from "./biller-row.tsx";
import { Rows } from "./biller-rows.ts";
import type { Listed } from "./index-billers.ts";

/** The browser lays out and paints only the rows in the window. */
const Item = styled.li`
  content-visibility: auto;
  contain-intrinsic-size: auto 3.75rem;
`;

/** Rows that are there at first: more than a phone shows, and no others, because each key in the search makes them anew. */
const FIRST = 12;
/** Rows that come with each step as the customer scrolls. */
const STEP = 20;

type BillerListProps = { readonly billers: readonly Listed[]; readonly label: string };

/** Any number of billers: those further down come as the customer scrolls. */
export function BillerList({ billers, label }: BillerListProps) {
  const [shown, setShown] = useState({ billers, count: FIRST });
  const end = useRef<HTMLDivElement>(null);
  // A new list starts again.
  const count = shown.billers === billers ? shown.count : FIRST;
  const isWhole = count >= billers.length;
  useEffect(() => {
    if (isWhole) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setShown({ billers, count: count + STEP });
      },
      // Before they are in the window.
      { rootMargin: "25% 0px" },
    );
    observer.observe(end.current!);
    return () => observer.disconnect();
  }, [billers, count, isWhole]);
  return (
    <Card>
      <Rows className="billers" aria-label={label}>
        {billers.slice(0, count).map(({ biller, label: name, detail }, index) => (
          // By their place: a key in the search changes rows, and makes none.
          <Item key={index} aria-setsize={billers.length} aria-posinset={index + 1}>
            <BillerRow biller={biller} label={name} detail={detail} iconic />
          </Item>
        ))}
      </Rows>
      <div ref={end} />
    </Card>
  );
}
