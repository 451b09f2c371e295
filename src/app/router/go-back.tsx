import { Button } from "#ui/button.tsx";

/** Goes back in history; from a page that was opened directly it goes to the start instead. */
export function GoBack() {
  return <Button onClick={goBack}>Go Back</Button>;
}

function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign("/");
}
