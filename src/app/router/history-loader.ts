/** Loads the table of past transactions below a screen. */
export async function historyLoader() {
  return (await import("#pages/transactions/transaction-section.tsx")).TransactionSection;
}
