import { createContext } from "react";

/** The place beside a form that is free for what leads to it; null where there is none. */
export const BesideContext = createContext<HTMLElement | null>(null);
