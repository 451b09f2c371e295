import { useLocation, useNavigate } from "react-router-dom";

import { usePageServices } from "./services.ts";

/**
 * Opens a declared screen from a page. `values` is what the screen names as `$stored`; it replaces what an earlier
 * opening has stored under these names. The page's own address is kept for a screen that stands above it.
 */
export function useOpenScreen(): (path: string, values?: Readonly<Record<string, unknown>>) => void {
  const { environment } = usePageServices();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (path, values) => {
    if (values) environment.perform({ kind: "store", values });
    const above = path.startsWith(`${pathname}/`);
    void navigate({ pathname: path, search: above ? search : "" }, { state: { opened: true } });
  };
}
