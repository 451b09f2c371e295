import { type ESTree, type Plugin, Visitor } from "vite";

const TAG = /^(?:styled|css)\b/;

/**
 * Takes comments and needless spaces out of styles that stand in code: nobody minifies a template otherwise, so each customer would load
 * them, and each phone read them once more when a style is first used. In the build alone, also in that which renders pages: the
 * name of a class comes from its text.
 */
export function smallStyles(): Plugin {
  return {
    name: "small-styles",
    apply: "build",
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /(?:styled|css)\b/ },
      handler(code) {
        return { code: withSmallStyles(code, this.parse(code)), map: null };
      },
    },
  };
}

function withSmallStyles(code: string, program: ESTree.Program): string {
  const cuts: (readonly [from: number, to: number, instead: string])[] = [];
  new Visitor({
    TaggedTemplateExpression({ tag, quasi: { quasis } }) {
      if (!TAG.test(code.slice(tag.start, tag.end))) return;
      for (const { start, end, value } of quasis) cuts.push([start, end, smaller(value.raw)]);
    },
  }).visit(program);
  // A style may stand in another one.
  cuts.sort(([one], [other]) => one - other);
  return cuts.reduceRight(
    (left, [from, to, instead]) => left.slice(0, from) + instead + left.slice(to),
    code,
  );
}

const COMMENTS = /("[^"]*"|'[^']*')|\/\*[^]*?\*\//g;
const SPACES = /("[^"]*"|'[^']*')|(?<=[{};])\s+|\s+(?=[{}])|\s*(\n)\s*|(?<=[\w-])(:) |(,) /g;

/**
 * Styles without what means nothing. What is quoted stays, and so does a line's end that may part two words or two mixins. `a :b` means another thing
 * than `a:b`, but no selector has a space after its colon.
 */
function smaller(css: string): string {
  return css.replaceAll(COMMENTS, "$1").replaceAll(SPACES, "$1$2$3$4");
}
