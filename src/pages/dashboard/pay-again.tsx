import { useNavigate } from "react-router-dom";

import type { Recipient } from "#engine/recipients/recipients.ts";
import { isVisible, type MenuEntry } from "#pages/menu-entry.ts";
import { usePageServices, type PageServices } from "#pages/services.ts";
import { wordsFor } from "#renderer/around/whom.ts";
import { RecentPicks } from "#ui/controls/recent-picks.tsx";
import { words } from "./words.ts";

/** More would be a list to search in. */
const MOST = 4;

/** The last payments of all screens, the latest first. A tap leads to where the customer confirms it; it never pays. */
export function PayAgain() {
  const services = usePageServices();
  const navigate = useNavigate();
  const paid = lastPaid(services);
  if (paid.length === 0) return null;
  return (
    <RecentPicks
      label={words.payAgain}
      picks={paid.map(({ entry, recipient }) => ({
        key: entry.path + JSON.stringify(recipient.inputs),
        label: wordsFor(recipient).label,
        detail: `${recipient.again!.amount} \u00b7 ${entry.label}`,
      }))}
      onPick={(index) => {
        const { entry, screen, recipient } = paid[index]!;
        services.environment.recipients.putNext(screen, recipient);
        void navigate(entry.path);
      }}
    />
  );
}

type Paid = { readonly entry: MenuEntry; readonly screen: string; readonly recipient: Recipient };

function lastPaid({ environment, menu, settings }: PageServices): readonly Paid[] {
  const paid = menu.flatMap((entry) => {
    const { screen } = entry;
    if (screen === undefined || !isVisible(entry, settings.flags)) return [];
    const known = environment.recipients.list(screen).filter(({ again }) => again);
    return known.map((recipient) => ({ entry, screen, recipient }));
  });
  // ISO times are in the order of their text; a record without one is old.
  const at = ({ recipient }: Paid) => recipient.again?.at ?? "";
  paid.sort((one, other) => (at(one) < at(other) ? 1 : at(one) > at(other) ? -1 : 0));
  return paid.slice(0, MOST);
}
