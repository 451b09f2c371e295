import { BrandPage } from "./brand/brand-page.tsx";
import { DraftsPage } from "./named/drafts-page.tsx";
import { ReviewPage } from "./review/review-page.tsx";
import { StatePage } from "./state-page.tsx";

/** The pages with the editor and with what customers run. Lists and pictures need neither, so these load by themselves. */
export const latePages = { BrandPage, DraftsPage, ReviewPage, StatePage };
