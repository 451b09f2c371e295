/** The folder in which this project's sandboxes keep their state. Git ignores it. */
export const sandboxFolder = ".sandbox";

/**
 * The folder of the server on one port. A database folder may have one owner, and so has a port; therefore `npm start`
 * and `npm run preview` can run side by side.
 */
export function sandboxDataFolder(port: number): string {
  return `${sandboxFolder}/${port}`;
}
