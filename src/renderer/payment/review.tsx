import { Alert } from "#ui/feedback/alert.tsx";
import { RowList } from "#renderer/around/row-list.tsx";
import { useScreenStore, useScreenValue } from "#renderer/screen-context.ts";

/** What the customer is about to confirm; if something is missing, why it cannot be confirmed. */
export function Review() {
  const store = useScreenStore();
  const missing = useScreenValue((one) => one.missing());
  return (
    <>
      <RowList rows={store.review()} />
      {missing !== undefined && <Alert tone="danger">{missing}</Alert>}
    </>
  );
}
