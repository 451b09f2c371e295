import type { PictureSize } from "./picture.ts";
import { NotRead, readTags, type Tag } from "./svg-tags.ts";

const SVG = "http://www.w3.org/2000/svg";
const XLINK = "http://www.w3.org/1999/xlink";

/** The elements of a still drawing that stands by itself. */
const STILL = new Set(
  `svg g defs symbol use title desc metadata style path rect circle ellipse line polyline polygon text tspan textPath
   linearGradient radialGradient stop pattern clipPath mask marker switch image filter feBlend feColorMatrix
   feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood
   feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight
   feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);
/** Notes of drawing programs, which browsers pass over. */
const NOTES = new Set([
  "sodipodi",
  "inkscape",
  "rdf",
  "cc",
  "dc",
  "sketch",
  "serif",
  "i",
  "x",
  "xmp",
  "xodm",
]);
const PICTURE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=\s]*$/;

/** Why a drawing cannot be used, with the element and its line; undefined for a good one. */
export function svgProblem(file: Uint8Array): string | undefined {
  const text = textOf(file);
  if (text === undefined) return "The SVG is not written in UTF-8. Export it again.";
  try {
    const tags = readTags(text);
    return nestingProblem(tags) ?? rootProblem(tags[0]) ?? first(tags, tagProblem);
  } catch (error) {
    if (error instanceof NotRead) return `${error.message} (line ${error.line}). ${PLAIN}`;
    throw error;
  }
}

const PLAIN = "Export it as a plain SVG.";

/** By the view box, else by width and height; undefined where neither says it. */
export function sizeOfSvg(file: Uint8Array): PictureSize | undefined {
  const root = readTags(textOf(file) ?? "")[0];
  const of = (name: string) => root?.attributes.find((one) => one.name === name)?.value ?? "";
  const [, , boxWidth, boxHeight] = of("viewBox")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (isSize(boxWidth) && isSize(boxHeight)) return { width: boxWidth, height: boxHeight };
  const [width, height] = ["width", "height"].map((name) => Number(/^[\d.]+(?=px$|$)/.exec(of(name))?.[0]));
  return isSize(width) && isSize(height) ? { width, height } : undefined;
}

function isSize(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value);
}

function rootProblem(root: Tag | undefined): string | undefined {
  if (root?.name !== "svg") return `It is no SVG: its first element is <${root?.name ?? "none"}>.`;
  const space = root.attributes.find(({ name }) => name === "xmlns")?.value;
  return space === SVG ? undefined : `Its <svg> lacks xmlns="${SVG}", so browsers do not show it.`;
}

/** Every element is closed in its turn, and there is one around all. */
function nestingProblem(tags: readonly Tag[]): string | undefined {
  const open: string[] = [];
  for (const [index, { name, kind, line }] of tags.entries()) {
    if (kind !== "close" && open.length === 0 && index > 0)
      return `<${name}> (line ${line}) stands outside of <svg>.`;
    if (kind === "open") open.push(name);
    if (kind === "close" && open.pop() !== name) return `</${name}> (line ${line}) closes nothing.`;
  }
  return open.length > 0 ? `<${open.at(-1)}> is not closed.` : undefined;
}

function tagProblem(tag: Tag): string | undefined {
  const { name, kind, attributes, text, line } = tag;
  const at = `<${name}> (line ${line})`;
  const local = name.slice(name.indexOf(":") + 1);
  const prefix = name.includes(":") ? name.slice(0, name.indexOf(":")) : undefined;
  if (kind === "close") return undefined;
  const isNote = prefix !== undefined && NOTES.has(prefix);
  if (!isNote && (prefix !== undefined || !STILL.has(local))) return `It has ${at}: ${whyNot(local)}`;
  const wrong = first(attributes, (one) => attributeProblem(local, one));
  if (wrong !== undefined) return `${at} has ${wrong}`;
  return name === "style" && refersOut(text)
    ? `${at} refers to something outside of the file. ${PLAIN}`
    : undefined;
}

function whyNot(element: string): string {
  if (element === "script") return "a picture runs no script. Take it out.";
  if (/^(?:animate|set$)/.test(element)) return "a picture does not move. Take it out.";
  if (element === "foreignObject") return "it holds a page, which browsers do not draw alike. Take it out.";
  return "it is not part of a still drawing. Take it out.";
}

function attributeProblem(element: string, { name, value }: Tag["attributes"][number]): string | undefined {
  const local = name.split(":").at(-1)!.toLowerCase();
  if (local.startsWith("on")) return `the event handler ${name}: a picture runs no script. Take it out.`;
  // Under another prefix an element would be one of SVG, or of a page, and not a note.
  if (name.startsWith("xmlns:"))
    return isSpaceOfNotes(name, value) ? undefined : `${name}="${value}". ${PLAIN}`;
  const isOwn = value.startsWith("#") || (element === "image" && PICTURE.test(value));
  if (["href", "src"].includes(local) && !isOwn)
    return `${name}="${value.slice(0, 60)}": a picture refers to nothing outside of itself. Put it into the file.`;
  return refersOut(value)
    ? `${name}="${value.slice(0, 60)}", which refers outside of the file. ${PLAIN}`
    : undefined;
}

function isSpaceOfNotes(name: string, value: string): boolean {
  if (name === "xmlns:xlink") return value === XLINK;
  // Some programs name SVG itself a second time and use it for nothing: an element with this prefix is refused.
  return name === "xmlns:svg" || ![SVG, "http://www.w3.org/1999/xhtml"].includes(value);
}

/** Whether a style or a value names an address that is not in the file. A backslash could hide one. */
function refersOut(value: string): boolean {
  const isHidden = value.includes("\\") && /[{:(]/.test(value);
  return isHidden || /@import|javascript:/i.test(value) || /url\(\s*(?!["']?\s*#)/i.test(value);
}

function textOf(file: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(file);
  } catch {
    return undefined;
  }
}

/** The first problem. */
function first<T>(items: readonly T[], problemOf: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const problem = problemOf(item);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
