import { byName } from "./form/widget.ts";
import { widget as checkbox } from "./widgets/at-hand/checkbox.tsx";
import { widget as otp } from "./widgets/at-hand/otp.tsx";
import { widget as password } from "./widgets/at-hand/password.tsx";
import { widget as text } from "./widgets/at-hand/text.tsx";

/** Widgets that are part of every screen, because the sign-in needs them; all others are late (`late.ts`). */
export const widgetsAtHand = byName([checkbox, otp, password, text]);
