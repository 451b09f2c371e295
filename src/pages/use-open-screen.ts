import { useLocation, useNavigate } from "react-router-dom";

import { usePageServices } from "./services.ts";

/**
 * Opens a declared screen from a page. The screen reads `values` as `$stored`; they replace what was stored under these
 * names before. If the screen opens above the page, the page's address is kept.
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
