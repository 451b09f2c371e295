import { Tabs } from "#ui/menus/tabs.tsx";
import { Heading } from "#ui/text/text.tsx";
import { useSearch } from "#pages/use-search.ts";

import { ApplyPanel } from "./apply-panel.tsx";
import { LoanList } from "./loan-list.tsx";
import { loanTabOf, loanTabs } from "./loan-status.ts";
import { words } from "./words.ts";

/** Applying for loans, and the customer's loans by status (specification 2 §2). The address names the tab. */
export function LoanPage() {
  const [search, setSearch] = useSearch();
  const tab = loanTabOf(search.get("tab"));
  return (
    <>
      <Heading as="h1" $size="2xl">
        {words.title}
      </Heading>
      <Tabs
        label={words.loans}
        tabs={loanTabs()}
        value={tab}
        onChange={(next) => setSearch(next === "apply" ? {} : { tab: next }, { replace: true })}
      >
        {/* Each list has its own dialogs, which another list does not keep open. */}
        {tab === "apply" ? <ApplyPanel /> : <LoanList key={tab} tab={tab} />}
      </Tabs>
    </>
  );
}
