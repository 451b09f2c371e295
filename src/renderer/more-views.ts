import { DialogAsk } from "./dialog-ask.tsx";
import { OverPage } from "./over-page.tsx";
import { RecentRecipients } from "./recent-recipients.tsx";
import { ResultPanel } from "./result-panel.tsx";
import { RowList } from "./row-list.tsx";
import { ShowView } from "./show-view.tsx";
import { WaitDialog } from "./wait-dialog.tsx";

/** Views that a screen with nothing but a form on its page does not need. */
export const views = { DialogAsk, OverPage, RecentRecipients, ResultPanel, RowList, ShowView, WaitDialog };

export type Views = typeof views;
