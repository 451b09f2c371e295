import { isForCustomer } from "./customer-visit.ts";
import { runFirst } from "./run-first.ts";
import { showLists } from "./show-lists.ts";

// The same for the pages of customers.
runFirst({ isKept: isForCustomer, ask: showLists });
