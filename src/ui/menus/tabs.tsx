import { moveFocusAlong, showTab } from "#ui/behaviour/tab-focus.ts";

import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { Panel, Tab, TabList } from "./tabs-parts.ts";

export type TabItem<T extends string> = { readonly value: T; readonly label: string };

export type TabsProps<T extends string> = {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly TabItem<T>[];
  /** The tab whose panel is shown. The page holds it, so that it can be in the URL. */
  value: T;
  onChange: (value: T) => void;
  /** The panel of that tab. */
  children: ReactNode;
};

/** A row of tabs and the panel of one of them. Arrow keys, Home and End choose; Tab moves on to the panel. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  // The row begins with the first tab: to place it anyway would have the browser lay out the new page at once.
  const shown = useRef(tabs[0]?.value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    showTab(list.current, `${id}-${value}`);
  }, [id, value]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (moveFocusAlong(list.current, event.key)) event.preventDefault();
  };
  return (
    <div>
      <TabList ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>
        {children}
      </Panel>
    </div>
  );
}
