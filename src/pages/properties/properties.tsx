import { Tabs } from "#ui/tabs.tsx";
import { Heading } from "#ui/text.tsx";

import { Marketplace } from "./marketplace.tsx";
import { Orders } from "./orders.tsx";
import { usePlace } from "./use-place.ts";

const TABS = [
  { value: "marketplace", label: "Marketplace" },
  { value: "orders", label: "My Orders" },
] as const;

/** Properties that customers pay for over time, and their own orders (specification 2 §2). */
export function Properties() {
  const { place, go } = usePlace();
  return (
    <>
      <Heading as="h1" $size="2xl">
        Properties
      </Heading>
      <Tabs
        label="Properties"
        tabs={TABS}
        value={place.tab}
        onChange={(tab) => go({ tab, property: "", order: "" })}
      >
        {place.tab === "orders" ? <Orders /> : <Marketplace />}
      </Tabs>
    </>
  );
}
