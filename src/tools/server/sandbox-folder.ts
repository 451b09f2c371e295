/** Where the sandboxes of this project keep their state. Git ignores it. */
export const sandboxFolder = ".sandbox";

/**
 * The state of the server on one port. The database allows one owner of its folder; a port has one owner too, so
 * `npm start` and `npm run preview` can run side by side.
 */
export function sandboxDataFolder(port: number): string {
  return `${sandboxFolder}/${port}`;
}
