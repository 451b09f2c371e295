import { SCREENS_FOLDER } from "#definition/released.ts";
import { Advice } from "#tools/setup/advice.ts";

/** A path of the site whose files are in a bucket. */
export type Bucket = {
  /** With a slash at both ends. */
  readonly path: string;
  /** The bucket's address for everybody, with what its keys begin with; without a slash at the end. */
  readonly url: string;
};

/** Where the files are that are published apart from the build. Each place is a folder, or the address of a bucket. */
export type Published = { readonly tenants: string; readonly screens: string };

/**
 * Names of published files. Nothing else is asked of a bucket, so nobody can list it, leave what the address names, or
 * have it send a page. Every server understands this expression.
 */
export const PUBLISHED_FILE = /[\w-][\w.-]*\.(?:js|json)/;

/** What needs no escape in a configuration, and no server reads in another way. */
const ADDRESS = /^https?:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?(?:\/[\w-][\w.-]*)*\/?$/i;

/** The paths of a site that are in buckets. */
export function bucketsOf({ tenants, screens }: Published): readonly Bucket[] {
  const places = [
    ["/tenants/", tenants],
    [`/${SCREENS_FOLDER}`, screens],
  ] as const;
  return places.flatMap(([path, url]) => (isAddress(url) ? [{ path, url }] : []));
}

/** Whether a place is a bucket, and no folder. */
export function isAddress(place: string): boolean {
  return /^https?:/i.test(place);
}

/**
 * Reads a place from the command line: a folder as it is, an address without a slash at its end. Throws `Advice`, which does
 * not repeat the address: somebody may have put credentials in it.
 * @param option its name, such as `--screens`
 */
export function parsePlace(option: string, place: string): string {
  if (!/^[a-z\d]+:\/\//i.test(place)) return place;
  if (ADDRESS.test(place)) return place.replace(/\/$/, "");
  throw new Advice(
    `${option} takes a folder, or the address at which everybody may read the bucket, without credentials or a query: ${option} https://bucket.s3.example/released`,
  );
}
