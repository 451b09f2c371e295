const PATH = /^(?:schemas\/screens|schemas\/parts|tenants)(?:\/[\w-]+)+\.json$/;

/**
 * Whether a path from the project's root names a screen, part or tenant file. Dots are refused, so that no path leads
 * elsewhere.
 */
export function isProjectPath(path: string): boolean {
  return PATH.test(path);
}
