import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  weCouldNotLoadYourNotifications: "We could not load your notifications",
  loadingYourNotifications: "Loading your notifications",
  whatHappensToYourAccountWill: "What happens to your account will show here.",
  noNotifications: "No notifications",
  pending: "Pending",
  wentThrough: "Went through",
  didNotGoThrough: "Did not go through",
  notice: "Notice",
  of: "{direction} of {amount}",
  new: ", {unread} new",
  notifications: "Notifications",
});
