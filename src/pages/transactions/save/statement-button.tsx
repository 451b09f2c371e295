import { Printer } from "lucide-react";
import { useEffect } from "react";

import { usePageServices } from "#pages/services.ts";
import { Button } from "#ui/buttons/button.tsx";
import { toast } from "#ui/toasts/toast.ts";
import type { Narrowing } from "#pages/transactions/read/filter.ts";
import { words } from "#pages/transactions/words.ts";

/** Opens a window that prints the filtered transactions as a statement; browsers save it as a PDF too. */
export function StatementButton({ filter }: { filter: Narrowing }) {
  const { statement } = usePageServices();
  useEffect(() => statement.release, [statement]);
  return (
    <Button
      size="s"
      variant="quiet"
      onClick={() => {
        const outcome = statement.print(filter);
        if (outcome !== "opened") toast(words.noPrintWindow, "warning");
      }}
    >
      <Printer size="1.25em" />
      {words.statement}
    </Button>
  );
}
