import type { Widgets } from "./widget-props.ts";
import { CheckboxWidget } from "./widgets/checkbox.tsx";
import { MoneyWidget } from "./widgets/money.tsx";
import { PhoneWidget } from "./widgets/phone.tsx";
import { OtpWidget, PasswordWidget, PinWidget } from "./widgets/secrets.tsx";
import { SelectWidget } from "./widgets/select.tsx";
import { DateWidget, EmailWidget, ReadOnlyWidget, TextareaWidget, TextWidget } from "./widgets/texts.tsx";

/** Values of `ui:widget` that every screen has at hand; `late-widgets.ts` has the others. */
export const widgets: Widgets = {
  checkbox: CheckboxWidget,
  date: DateWidget,
  email: EmailWidget,
  money: MoneyWidget,
  otp: OtpWidget,
  password: PasswordWidget,
  phone: PhoneWidget,
  pin: PinWidget,
  "read-only": ReadOnlyWidget,
  select: SelectWidget,
  text: TextWidget,
  textarea: TextareaWidget,
};

/** Widgets of several controls: the field's label is that of the group. */
export const groupWidgets: ReadonlySet<string> = new Set(["cards"]);
