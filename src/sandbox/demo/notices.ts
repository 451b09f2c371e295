import { adverts } from "./adverts.ts";

/**
 * Public content for everybody: notices and the adverts of the dashboard. The specification only shows the shape of
 * adverts.
 */
export const publicContent = [
  ...adverts,
  {
    id: 1,
    title: "We never ask for your PIN",
    content: "Nobody at the bank needs your PIN, password or one-time code. Do not give them to anybody.",
    content_redirect_url: "/support",
    status: "active",
  },
  { id: 2, title: "Last year's opening hours", content: "We open at 9.", status: "inactive" },
];

/** Notices from the bank's staff to its customers. */
export const adminBoard = [
  {
    id: 1,
    title: "Maintenance on Sunday",
    content: "<p>Transfers to other banks may take longer on Sunday from 1 am to 3 am.</p>",
    status: "active",
  },
];
