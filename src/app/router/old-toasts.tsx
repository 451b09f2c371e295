import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

import { tookOwnMove } from "#app/navigation.ts";
import { dismissToasts } from "#ui/toast.ts";

/**
 * A toast belongs to the page that it came on: it goes when the customer goes. Where the app itself goes on, it came
 * with the move, and stays.
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
