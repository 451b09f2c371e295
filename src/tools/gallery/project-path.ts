const PATH = /^(?:schemas\/screens|schemas\/parts|schemas\/languages|tenants)(?:\/[\w-]+)+\.json$/;

/**
 * Whether a path from the project's root names a screen, part, language or tenant file. Dots are refused, so that no path leads
 * elsewhere.
 */
export function isProjectPath(path: string): boolean {
  return PATH.test(path);
}
