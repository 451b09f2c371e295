import { Tabs } from "#ui/menus/tabs.tsx";
import { Heading } from "#ui/text/text.tsx";

import { Marketplace } from "./marketplace.tsx";
import { Orders } from "./orders.tsx";
import { usePlace } from "./use-place.ts";
import { words } from "./words.ts";

/** Properties that customers pay for over time, and their own orders (specification 2 §2). */
export function Properties() {
  const { place, go } = usePlace();
  const tabs = [
    { value: "marketplace", label: words.marketplace },
    { value: "orders", label: words.orders },
  ] as const;
  return (
    <>
      <Heading as="h1" $size="2xl">
        {words.title}
      </Heading>
      <Tabs
        label={words.title}
        tabs={tabs}
        value={place.tab}
        onChange={(tab) => go({ tab, property: "", order: "" })}
      >
        {place.tab === "orders" ? <Orders /> : <Marketplace />}
      </Tabs>
    </>
  );
}
