import type { ComponentType } from "react";

import { openLanguage } from "#app/language/open-language.ts";

import { endSession } from "./end-session.ts";
import { forgetBank, type Missing } from "./forget-bank.ts";
import { NoBankPage } from "./no-bank-page.tsx";

/**
 * The page of an address without a bank. If there was one until the platform said otherwise, its session on this device ends, its look is
 * forgotten, and the page says whom to ask and which payments were still open.
 */
export async function noBank(missing: Missing): Promise<ComponentType> {
  const open = missing.isGone ? endSession(missing) : [];
  const bank = missing.isGone ? forgetBank(missing) : undefined;
  if (bank) await openLanguage(bank.languages, missing.device);
  return () => <NoBankPage bank={bank} open={open} />;
}
