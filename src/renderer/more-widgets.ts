import { MoneyWidget } from "./widgets/money.tsx";
import { PhoneWidget } from "./widgets/phone.tsx";
import { SelectWidget } from "./widgets/select.tsx";

/** Widgets that most screens need and sign-in does not. */
export const moreWidgets = { money: MoneyWidget, phone: PhoneWidget, select: SelectWidget };
