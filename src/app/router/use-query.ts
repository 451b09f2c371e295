import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { BILLER } from "#definition/billers.ts";
import type { Screen } from "#definition/compiled.ts";

/** What the app itself reads from an address. */
const OWN = ["company", "payment", BILLER];

/**
 * The query of the address, for a screen that fills in fields from it. It leaves the address at once: it may name a person,
 * and the browser keeps its history.
 */
export function useQuery(screen: Screen): string {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const all = screen.fromAddress ? [...new URLSearchParams(search)] : [];
  const kept = all.filter(([name]) => OWN.includes(name));
  const isGiven = kept.length < all.length;
  const [query, setQuery] = useState("");
  if (isGiven && query !== search) setQuery(search);
  const left = new URLSearchParams(kept).toString();
  useEffect(() => {
    if (isGiven) void navigate({ pathname, search: left, hash }, { replace: true, state });
  }, [isGiven, pathname, left, hash, state, navigate]);
  return query;
}
