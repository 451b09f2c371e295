import type { Plugin } from "vite";

import { type FontFile, fontFiles } from "#tools/looks/font-files.ts";
import { styleSheet } from "#tools/looks/style-sheet.ts";
import { licences, type Part, parts, subset } from "#tools/looks/subset.ts";

const SHEET = "looks.css";
const DEVELOPED = /\/looks(?:\.css|-([a-z0-9-]+)-(latin(?:-ext)?)\.woff2)$/;
/** In a page, until the build has named the file. */
const PLACE = "__looks__";

/** Adds fonts and patterns to the build as one style sheet and its font files, and names it in each page without loading it. */
export function looks(): Plugin {
  let base = "/";
  let builds = false;
  let file: string | undefined;
  return {
    name: "bank:looks",
    configResolved: (config) => {
      ({ base } = config);
      builds = config.command === "build" && !config.build.ssr;
    },
    async buildStart() {
      if (!builds) return;
      const files = new Map<string, string>();
      for (const font of fontFiles) {
        for (const part of Object.keys(parts) as Part[]) {
          const source = await subset(font.source, part);
          const emitted = this.emitFile({ type: "asset", name: `${font.source}-${part}.woff2`, source });
          files.set(nameOf(font, part), this.getFileName(emitted).replace("assets/", ""));
        }
      }
      this.emitFile({ type: "asset", name: "fonts-licences.txt", source: await licences() });
      const source = styleSheet((font, part) => files.get(nameOf(font, part))!);
      file = this.getFileName(this.emitFile({ type: "asset", name: SHEET, source }));
    },
    transformIndexHtml: () => [
      {
        tag: "link",
        attrs: { rel: "looks", href: base + (builds ? PLACE : SHEET) },
        injectTo: "head-prepend",
      },
    ],
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const page of Object.values(bundle)) {
          if (page.type !== "asset" || !page.fileName.endsWith(".html")) continue;
          page.source = String(page.source).replace(PLACE, file!);
        }
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = DEVELOPED.exec((request.url ?? "").split("?")[0]!);
        if (!found) return next();
        const [, source, part] = found;
        if (source === undefined) {
          response.setHeader("Content-Type", "text/css");
          response.end(styleSheet((font, name) => `${base}looks-${nameOf(font, name)}.woff2`));
          return undefined;
        }
        response.setHeader("Content-Type", "font/woff2");
        return subset(source, part as Part).then((font) => response.end(font), next);
      });
    },
  };
}

function nameOf({ source }: FontFile, part: Part): string {
  return `${source}-${part}`;
}
