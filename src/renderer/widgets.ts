import type { Widgets } from "./widget-props.ts";
import { CheckboxWidget } from "./widgets/checkbox.tsx";
import { OtpWidget, PasswordWidget, PinWidget } from "./widgets/secrets.tsx";
import { DateWidget, EmailWidget, TextWidget } from "./widgets/texts.tsx";

/** Values of `ui:widget` that every screen has at hand; `late-widgets.ts` has the others. */
export const widgets: Widgets = {
  checkbox: CheckboxWidget,
  date: DateWidget,
  email: EmailWidget,
  otp: OtpWidget,
  password: PasswordWidget,
  pin: PinWidget,
  text: TextWidget,
};

/** Widgets of several controls: the field's label is that of the group. */
export const groupWidgets: ReadonlySet<string> = new Set(["cards", "radio"]);
