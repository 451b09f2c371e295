import { useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";

import { usePageServices } from "#pages/services.ts";
import { useSearch } from "#pages/use-search.ts";

import { readPlace, writePlace, type Place } from "./place.ts";

/** The place in the address, and functions to change it. */
export function usePlace() {
  const { settings } = usePageServices();
  const [params, setParams] = useSearch();
  const place = useMemo(() => readPlace(params, settings), [params, settings]);
  const go = useCallback(
    (changes: Partial<Place>) => setParams(writePlace(params, changes, settings)),
    [params, setParams, settings],
  );
  /** For a link. */
  const searchOf = (changes: Partial<Place>) => `?${writePlace(params, changes, settings).toString()}`;
  return { place, go, searchOf };
}

/** State of a link that opens a dialog: Close then goes back, so the dialog does not stay in the history. */
export const OPENED = { opened: true };

/** Closes the dialog that the address names, whether this page or a shared link opened it. */
export function useCloseDetails(): () => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { settings } = usePageServices();
  const [params, setParams] = useSearch();
  return () => {
    if ((state as { readonly opened?: unknown } | null)?.opened === true) void navigate(-1);
    else setParams(writePlace(params, { property: "", order: "" }, settings), { replace: true });
  };
}
