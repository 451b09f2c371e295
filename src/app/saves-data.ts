/** What some browsers say of the connection, and TypeScript's types do not. */
type Connection = { readonly saveData?: boolean };

/** Whether the customer asked the browser to save data: then nothing is fetched that they may never need. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true;
}
