import { Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";

import { useBank } from "#app/bank.ts";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { words } from "./words.ts";

/** Switches between light and dark, on this device. */
export function SchemeToggle() {
  const { scheme } = useBank();
  const isDark = useSyncExternalStore(scheme.subscribe, scheme.get, scheme.get) === "dark";
  return (
    <IconButton label={isDark ? words.lightColours : words.darkColours} onClick={scheme.toggle}>
      {isDark ? <Sun size="1.25em" /> : <Moon size="1.25em" />}
    </IconButton>
  );
}
