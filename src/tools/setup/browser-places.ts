/** Chromium without windows, as Debian names it. It needs a quarter less of the processor. */
export const HEADLESS_SHELL = "chromium-headless-shell";

/** Names of Chromium and Chrome on the PATH. */
export const browserNames = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

/**
 * The usual places of browsers that are not on the PATH.
 * @param platform as in `process.platform`
 * @param variables the environment; on Windows it has the names of the folders
 */
export function browserPlaces(
  platform: string,
  variables: Readonly<Record<string, string | undefined>>,
): string[] {
  if (platform === "darwin")
    return macPlaces.flatMap((place) => [place, `${variables["HOME"] ?? ""}${place}`]);
  if (platform !== "win32") return linuxPlaces;
  const folders = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].map((name) => variables[name]);
  return folders.flatMap((folder) => (folder ? windowsPlaces.map((place) => `${folder}\\${place}`) : []));
}

const linuxPlaces = [
  "/usr/bin/chromium",
  "/usr/lib/chromium/chromium",
  "/usr/lib/chromium-browser/chromium-browser",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
];

const macPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const windowsPlaces = ["Google\\Chrome\\Application\\chrome.exe", "Chromium\\Application\\chrome.exe"];
