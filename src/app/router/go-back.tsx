import { Button } from "#ui/buttons/button.tsx";
import { words } from "./words.ts";

/** Goes back in history; from a page that was opened directly it goes to the start instead. */
export function GoBack() {
  return <Button onClick={goBack}>{words.goBack}</Button>;
}

function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign("/");
}
