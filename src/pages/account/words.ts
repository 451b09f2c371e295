import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  balance: "Balance",
  hideBalance: "Hide balance of {name}",
  showBalance: "Show balance of {name}",
  missing: "N/A",
  accountNumber: "Account number",
  copyNumber: "Copy account number of {name}",
  copied: "{number}Copied successfully",
  notCopied: "Your browser did not let us copy. Select the number and copy it.",
  title: "Account Overview",
  seeAll: "See all",
  walletsFailed: "We could not load your wallets",
  noWallets: "No wallets yet",
  noWalletsText: "When the bank opens a wallet for you, it shows here.",
  loading: "Getting wallet...",
});
