import type { Plugin } from "vite";

const FILE = /\/styled-components\/dist\/styled-components\.browser\.esm\.js$/;

/** `make = (tag) => …, styled = make; tags.forEach((tag) => { styled[tag] = make(tag); });` */
const EACH = /(\w+)=(\w+);\w+\.forEach\((\w+)=>\{\1\[\3\]=\2\(\3\)\}\);/;
const ONCE_ASKED = "$1=new Proxy($2,{get:(made,tag)=>tag in made?made[tag]:made[tag]=made(tag)});";

/** Makes `styled.div` when it is first asked for: the library's list of 150 tags costs more than what is made of it (0.6 kB before sign-in). */
export function styledTags(): Plugin {
  return {
    name: "styled-tags",
    apply: "build",
    transform: {
      filter: { id: FILE },
      handler(code, id) {
        if (!EACH.test(code))
          this.error(`styled-tags: no list of tags in ${id}. Is the plugin still needed?`);
        return { code: code.replace(EACH, ONCE_ASKED), map: null };
      },
    },
  };
}
