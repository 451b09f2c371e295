import type { KeptSummary } from "#gallery/protocol-drafts.ts";
import { Alert } from "#ui/feedback/alert.tsx";

import { useNotOffered } from "./use-not-offered.ts";

/** Warns of screens that a guest will not see, because the bank in which they are shown does not offer them. */
export function NotOfferedNote({ draft, tenant }: { draft: KeptSummary; tenant: string }) {
  const missing = useNotOffered(draft, tenant);
  if (missing.length === 0) return null;
  return (
    <Alert tone="warning" title={`${tenant} does not offer ${listed(missing.map(({ title }) => title))}`}>
      The guest sees “Page Missing!” there. Choose a bank that offers {missing.length > 1 ? "them" : "it"}.
      These flags decide: the platform gives them, and tenants/{tenant}.json may turn them off.
      <ul className="flags">
        {missing.map(({ title, menu, feature }) => (
          <li key={title}>
            {title}: {menu.join(" or ")}
            {feature !== undefined && `, with the feature ${feature}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function listed(titles: readonly string[]): string {
  return titles.length < 3
    ? titles.join(" and ")
    : `${titles.slice(0, 2).join(", ")} and ${titles.length - 2} more`;
}
