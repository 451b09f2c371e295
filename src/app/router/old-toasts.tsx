import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

import { tookOwnMove } from "#app/navigation.ts";
import { dismissToasts } from "#ui/toasts/toast.ts";

/**
 * Removes a page's toasts when the customer leaves it. When the app itself navigates, the toast came with the
 * navigation and stays.
 */
export function OldToasts() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const isOwn = tookOwnMove();
    if (!isOwn && type !== NavigationType.Replace) dismissToasts();
  }, [pathname, type]);
  return null;
}
