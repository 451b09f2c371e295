import { useEffect, useRef, useState } from "react";

import { failureText } from "#pages/data/read-reply.ts";
import { usePageServices } from "#pages/services.ts";
import { ProviderError } from "#provider/errors.ts";
import { saveFile } from "#ui/behaviour/save-file.ts";
import { toast } from "#ui/toasts/toast.ts";
import type { Narrowing } from "#pages/transactions/read/filter.ts";
import { loadAll } from "#pages/transactions/read/load-all.ts";
import { words } from "#pages/transactions/words.ts";

import { csvName, csvParts } from "./csv.ts";
import { say } from "#lib/text/words.ts";

/** Progress of an export, in pages; `lastPage` is 0 until the first page has loaded. */
export type ExportProgress = { readonly page: number; readonly lastPage: number };

/** Saves all pages of the filter as CSV. Leaving the page stops it. */
export function useExport(filter: Narrowing) {
  const { environment, settings } = usePageServices();
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress({ page: 0, lastPage: 0 });
    try {
      const onPage = (page: number, lastPage: number) => setProgress({ page, lastPage });
      const { rows, complete } = await loadAll(environment.send, settings, filter, { signal, onPage });
      const name = csvName(rows, filter.period, new Date(environment.now()), settings.timeZone);
      saveFile(new File(await written(csvParts(rows)), name, { type: "text/csv;charset=utf-8" }));
      const saved = say(words.savedAs, { count: rows.length, name });
      toast(complete ? saved : `${saved}. ${words.someMissing}`, complete ? "success" : "warning");
    } catch (error) {
      const isCancelled = error instanceof ProviderError && error.kind === "aborted";
      if (!isCancelled) toast(say(words.notSaved, { reason: failureText(error) }), "danger");
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, start, cancel: () => running.current?.abort() };
}

/** Collects all parts, and gives the page a moment between them. */
async function written(parts: Iterable<string>): Promise<string[]> {
  const texts: string[] = [];
  for (const part of parts) {
    texts.push(part);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
  return texts;
}
