import { Button } from "#ui/button.tsx";

/** Steps back in history; a page that was opened by itself goes to the start instead. */
export function GoBack() {
  return <Button onClick={goBack}>Go Back</Button>;
}

function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign("/");
}
