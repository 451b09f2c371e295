import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";

import { smallStyles } from "./small-styles.ts";

/** What the build makes of a module. */
async function built(code: string): Promise<string> {
  const id = "/src/styles.ts";
  const [made] = (await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: false, lib: { entry: id, formats: ["es"] } },
    plugins: [
      { name: "one", resolveId: (of) => (of === id ? id : null), load: (of) => (of === id ? code : null) },
      smallStyles(),
    ],
  })) as Rolldown.RolldownOutput[];
  return made!.output[0].code;
}

test("spaces and comments go; what is quoted, words and mixins stay apart", async () => {
  const code = await built(`
    const css = String.raw;
    const styled = { p: String.raw };
    const wide = "@media (min-width: 40rem)";
    export const box = css\`
      /* It's "why": a, b { c } */
      margin: 0 calc(1px + 2px)
        3px;
      content: "a:  b, c {";
    \`;
    export const made = styled.p\`
      \${box}
      \${box}
      color: rgb(1, 2, 3);
      \${wide} {
        > a:hover, b :first-child { top: 0; }
      }
      \${({ on }) => on && css\`left: 1px; \`}
    \`;
    export const text = \`a: b,
      c\`;
  `);
  expect(code).toContain('css`\nmargin:0 calc(1px + 2px)\n3px;content:"a:  b, c {";`');
  expect(code).toContain(
    "styled.p`\n${box}\n${box}\ncolor:rgb(1,2,3);${wide}{> a:hover,b :first-child{top:0;}}${({ on }) => on && css`left:1px;`}\n`",
  );
  expect(code).toContain("`a: b,\n      c`");
});
