import { bareExpressions } from "./checks/bare-expressions.ts";
import { billers } from "./checks/billers.ts";
import { catalogue } from "./checks/catalogue.ts";
import { certainEnds } from "./checks/certain-ends.ts";
import { challenges } from "./checks/challenges.ts";
import { contraryOutcomes } from "./checks/contrary-outcomes.ts";
import { currencies } from "./checks/currencies.ts";
import { expressions } from "./checks/expressions.ts";
import { history } from "./checks/history.ts";
import { jsonSchemas } from "./checks/json-schemas.ts";
import { kept } from "./checks/kept.ts";
import { limitTexts } from "./checks/limit-texts.ts";
import { limits } from "./checks/limits.ts";
import { lists } from "./checks/lists.ts";
import { messages } from "./checks/messages.ts";
import { money } from "./checks/money.ts";
import { names } from "./checks/names.ts";
import { once } from "./checks/once.ts";
import { over } from "./checks/over.ts";
import { quotes } from "./checks/quotes.ts";
import { references } from "./checks/references.ts";
import { requeries } from "./checks/requeries.ts";
import { reviews } from "./checks/reviews.ts";
import { secrets } from "./checks/secrets.ts";
import { shape } from "./checks/shape.ts";
import { sheets } from "./checks/sheets.ts";
import { sources } from "./checks/sources.ts";
import { targets } from "./checks/targets.ts";
import { uiSchema } from "./checks/ui-schema.ts";
import { wizard } from "./checks/wizard.ts";
import type { Check } from "./parts/context.ts";

/** All checks. To add one, write a file in `checks/` and a line here. */
export const checks: readonly Check[] = [
  shape,
  jsonSchemas,
  expressions,
  bareExpressions,
  names,
  over,
  history,
  references,
  uiSchema,
  messages,
  limits,
  limitTexts,
  lists,
  sheets,
  kept,
  sources,
  wizard,
  catalogue,
  targets,
  money,
  currencies,
  challenges,
  quotes,
  once,
  requeries,
  certainEnds,
  contraryOutcomes,
  reviews,
  secrets,
  billers,
];
