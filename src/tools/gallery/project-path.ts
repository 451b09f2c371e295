const PATH = /^(?:schemas\/screens|schemas\/parts|tenants)(?:\/[\w-]+)+\.json$/;

/** Whether a path from the project's root names a screen, part or tenant file. No dots: none leads elsewhere. */
export function isProjectPath(path: string): boolean {
  return PATH.test(path);
}
