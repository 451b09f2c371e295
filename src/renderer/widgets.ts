import type { ComponentType } from "react";

import type { WidgetProps } from "./widget-props.ts";
import { CheckboxWidget } from "./widgets/checkbox.tsx";
import { MoneyWidget } from "./widgets/money.tsx";
import { PhoneWidget } from "./widgets/phone.tsx";
import { OtpWidget, PasswordWidget, PinWidget } from "./widgets/secrets.tsx";
import { SelectWidget } from "./widgets/select.tsx";
import { DateWidget, EmailWidget, ReadOnlyWidget, TextareaWidget, TextWidget } from "./widgets/texts.tsx";

/** The closed list of `ui:widget`. */
export const widgets: Readonly<Record<string, ComponentType<WidgetProps>>> = {
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
