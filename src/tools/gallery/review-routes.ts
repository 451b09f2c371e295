import { Hono } from "hono";

import type { NotWritten, Review, WriteRequest, Written } from "#gallery/protocol-review.ts";
import { openProject } from "#tools/project/project-files.ts";

import { bodyOf, refuse } from "./answers.ts";
import { checkProjectFile, type Checked, type Writable, writeProjectFiles } from "./files.ts";
import { newProblems } from "./inspect.ts";
import { isReviewRequest, isWriteRequest } from "./requests.ts";
import { refusalOf } from "./review/checkout.ts";
import { makeCommit } from "./review/commit.ts";
import { type ReviewParts, reviewOf, textsOf } from "./review/review.ts";

/** Tells what texts would change, and writes them when each change that touches money is confirmed. */
export function reviewRoutes(parts: ReviewParts): Hono {
  const { root, inspect } = parts;
  const routes = new Hono();

  routes.post("/review", async (c) => {
    const wanted = await bodyOf(c);
    if (!isReviewRequest(wanted))
      return refuse(c, 400, "A review is of texts with the versions that they had.");
    return c.json(await reviewOf(parts, wanted));
  });

  routes.post("/write", async (c) => {
    const wanted = await bodyOf(c);
    if (!isWriteRequest(wanted)) return refuse(c, 400, "Files are written with what was confirmed of them.");
    const refusal = wanted.commit && (await refusalOf(root, wanted.commit));
    if (refusal) return c.json(refusal, 422);
    const review = await reviewOf(parts, wanted);
    // From here until the files are written nothing else of this server runs.
    const files = Object.entries(wanted.files).map(([path, file]) => checkProjectFile(root, path, file));
    if (files.some(({ kind }) => kind === "unknown"))
      return refuse(c, 404, "There is no such file in this project.");
    const message = notYet(review, files, wanted);
    if (message !== undefined) return c.json({ message, review } satisfies NotWritten, 409);
    const before = inspect(openProject(root));
    const written = writeProjectFiles(root, files.filter(isWritable));
    const problems = newProblems(textsOf(wanted), before, inspect(openProject(root)));
    const commit = wanted.commit && (await makeCommit(root, Object.keys(wanted.files), wanted.commit));
    return c.json({ files: written, problems, ...commit } satisfies Written);
  });

  return routes;
}

/** Why nothing can be written yet. */
function notYet(
  { changes, problems }: Review,
  files: readonly Checked[],
  { confirmed, errors }: WriteRequest,
): string | undefined {
  if (!files.every(isWritable)) return "Somebody has changed a file meanwhile.";
  const open = changes.filter(({ id, touches }) => touches && !confirmed.includes(id)).length;
  if (open > 0) return `Not confirmed yet: ${open} of the changes that touch money.`;
  const found = problems.filter(({ level }) => level !== "warning").length;
  return found > errors ? "There are more errors than you have seen." : undefined;
}

function isWritable(file: Checked): file is Writable {
  return file.kind === "writable";
}
