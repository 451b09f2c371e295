import { hasMenuFlag } from "#pages/menu-entry.ts";
import { usePageServices } from "#pages/services.ts";
import { Tabs } from "#ui/menus/tabs.tsx";
import { Heading } from "#ui/text/text.tsx";
import { useSearch } from "#pages/use-search.ts";

import { PhysicalCards } from "./physical-cards.tsx";
import { VirtualCards } from "./virtual-cards.tsx";
import { words } from "./words.ts";

/** Each tab shows while its own menu flag is on (specification 1 §6); a single kind is shown without tabs. */
const TABS = [
  { value: "virtual", word: "virtualCard", flag: "display-virtual-card-menu", Panel: VirtualCards },
  { value: "physical", word: "physicalCard", flag: "display-physical-card-menu", Panel: PhysicalCards },
] as const;

/** The customer's virtual and physical cards (specification 2 §2). The address holds the tab: `?tab=physical`. */
export function Cards() {
  const { flags } = usePageServices().settings;
  const [search, setSearch] = useSearch();
  const allowed = TABS.filter(({ flag }) => hasMenuFlag([flag], flags));
  const tabs = allowed.length > 0 ? allowed : TABS;
  const { value, Panel } = tabs.find((tab) => tab.value === search.get("tab")) ?? tabs[0];
  return (
    <>
      <Heading as="h1" $size="2xl">
        {words.title}
      </Heading>
      {tabs.length === 1 ? (
        <Panel />
      ) : (
        <Tabs
          label={words.kinds}
          tabs={tabs.map(({ value: tab, word }) => ({ value: tab, label: words[word] }))}
          value={value}
          onChange={(tab) => setSearch(tab === "virtual" ? {} : { tab }, { replace: true })}
        >
          <Panel />
        </Tabs>
      )}
    </>
  );
}
