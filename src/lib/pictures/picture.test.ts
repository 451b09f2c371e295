import { describe, expect, test } from "vitest";

import { addressOf, fileIn, withoutPictures } from "./picture-address.ts";
import { MOST_BYTES, readPicture } from "./picture.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const svg = (inside: string, attributes = 'viewBox="0 0 40 40"') =>
  utf8(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

const number = (value: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, index) => (value >> (8 * (length - 1 - index))) & 255));
const chunk = (name: string, data: string) => `${number(data.length, 4)}${name}${data}\0\0\0\0`;
const png = (width: number, height: number, more = "") =>
  bytes(
    `\x89PNG\r\n\x1a\n${chunk("IHDR", `${number(width, 4)}${number(height, 4)}\x08\x06\0\0\0`)}${more}${chunk("IDAT", "x")}${chunk("IEND", "")}`,
  );
const little = (value: number, length: number) => Array.from(number(value, length)).toReversed().join("");
const riff = (inside: string) => bytes(`RIFF${little(inside.length + 4, 4)}WEBP${inside}`);
const extended = (width: number, height: number, flags = 0x10) =>
  riff(`VP8X${little(10, 4)}${number(flags, 1)}\0\0\0${little(width - 1, 3)}${little(height - 1, 3)}`);
const lossless = (width: number, height: number) =>
  riff(`VP8L${little(9, 4)}\x2f${little((width - 1) | ((height - 1) << 14), 4)}\0\0\0\0\0`);
const lossy = (width: number, height: number) =>
  riff(`VP8 ${little(10, 4)}\0\0\0\x9d\x01\x2a${little(width, 2)}${little(height, 2)}`);

describe("a picture is what its content is", () => {
  test.each([
    ["a PNG", png(64, 48), { kind: "png", size: { width: 64, height: 48 } }],
    ["an extended WebP", extended(96, 300), { kind: "webp", size: { width: 96, height: 300 } }],
    ["a lossless WebP", lossless(500, 400), { kind: "webp", size: { width: 500, height: 400 } }],
    ["a lossy WebP", lossy(120, 80), { kind: "webp", size: { width: 120, height: 80 } }],
    ["a drawing", svg('<path d="M0 0h40v40z"/>'), { kind: "svg", size: { width: 40, height: 40 } }],
    ["a drawing by width", svg("<g/>", 'width="80px" height="40"'), { size: { width: 80, height: 40 } }],
    [
      "a drawing with references inside of itself",
      svg(`<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs>
           <style>.a { fill: url(#a) }</style><rect class="a" width="9" height="9" fill="url('#a')"/>
           <use xlink:href="#b"/><image href="data:image/png;base64,AAAA"/>`),
      { kind: "svg" },
    ],
    [
      "a drawing of an older program",
      utf8(`<?xml version="1.0" encoding="UTF-8"?>
        <!-- Created by hand -->
        <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
          xmlns:svg="http://www.w3.org/2000/svg" width="40" height="40">
          <metadata><rdf:RDF><dc:title>A &amp; B &#233;</dc:title></rdf:RDF></metadata>
          <g inkscape:label="Layer 1"><circle r="9"/></g></svg>`),
      { kind: "svg", size: { width: 40, height: 40 } },
    ],
  ])("%s", (_, file, expected) => {
    expect(readPicture(file)).toMatchObject({ bytes: file.length, ...expected });
  });
});

test.each<[string, Uint8Array, string]>([
  ["an empty file", bytes(""), "The file is empty. Give an SVG, PNG or WebP."],
  [
    "a JPEG, whatever its name",
    bytes("\xff\xd8\xff\xe0JFIF"),
    "This is a JPEG, which has no transparent ground. Give an SVG",
  ],
  ["a GIF", bytes("GIF89a"), "This is a GIF."],
  ["a PDF", bytes("%PDF-1.7"), "This is a PDF."],
  ["a page", utf8("<!doctype html><svg></svg>"), "This is no picture"],
  [
    "a large file",
    png(64, 64, chunk("tEXt", "x".repeat(MOST_BYTES))),
    "It has 12.1 kB, and customers on slow networks wait for it. Give at most 12.0 kB.",
  ],
  ["many pixels", png(1025, 600), "It is 1025 x 600 pixels. Give at most 1024 for each side."],
  ["a word mark", png(400, 80), "It is 400 x 80 and would be tiny in the square"],
  ["a high drawing", svg("", 'viewBox="0 0 10 50"'), "It is 10 x 50 and would be tiny"],
  ["a drawing without a width", svg("", 'viewBox="0 0 0 50"'), "It has no width or no height."],
  ["half a PNG", png(64, 64).subarray(0, 40), "The PNG is cut off or broken. Export it again."],
  ["a PNG that moves", png(64, 64, chunk("acTL", "xxxxxxxx")), "The PNG moves. Give a still picture."],
  ["half a WebP", extended(64, 64).subarray(0, 24), "The WebP is cut off or broken."],
  [
    "a WebP of another kind",
    riff(`VP9 ${little(10, 4)}${"\0".repeat(16)}`),
    "The WebP is cut off or broken.",
  ],
  ["a WebP that moves", extended(64, 64, 0x12), "The WebP moves. Give a still picture."],
  [
    "a script",
    svg("\n<script>alert(1)</script>"),
    "It has <script> (line 2): a picture runs no script. Take it out.",
  ],
  [
    "a script of another case",
    svg("<SCRIPT/>"),
    "It has <SCRIPT> (line 1): it is not part of a still drawing.",
  ],
  [
    "a script under a prefix",
    svg("<svg:script/>"),
    "It has <svg:script> (line 1): a picture runs no script.",
  ],
  [
    "a script under the prefix of notes",
    svg("<x:script/>", 'xmlns:x="http://www.w3.org/2000/svg"'),
    '<svg> (line 1) has xmlns:x="http://www.w3.org/2000/svg".',
  ],
  [
    "an event handler",
    svg('<path onload="alert(1)"/>'),
    "<path> (line 1) has the event handler onload: a picture runs no script.",
  ],
  ["an event handler of the root", svg("", 'onClick="a()"'), "<svg> (line 1) has the event handler onClick"],
  ["a page", svg("<foreignObject><p/></foreignObject>"), "It has <foreignObject> (line 1): it holds a page"],
  [
    "a link",
    svg('<a href="https://evil.example"/>'),
    "It has <a> (line 1): it is not part of a still drawing.",
  ],
  [
    "an animation",
    svg('<animateTransform attributeName="x"/>'),
    "It has <animateTransform> (line 1): a picture does not move.",
  ],
  ["a change in time", svg("<set/>"), "It has <set> (line 1): a picture does not move."],
  [
    "a picture elsewhere",
    svg('<image xlink:href="https://evil.example/a.png"/>'),
    '<image> (line 1) has xlink:href="https://evil.example/a.png": a picture refers to nothing outside of itself.',
  ],
  [
    "a drawing in it",
    svg('<image href="data:image/svg+xml;base64,AAAA"/>'),
    '<image> (line 1) has href="data:image/svg+xml;base64,AAAA"',
  ],
  ["a use of another file", svg('<use href="b.svg#a"/>'), '<use> (line 1) has href="b.svg#a"'],
  [
    "a script as address",
    svg('<use href="&#x6a;avascript:alert(1)"/>'),
    '<use> (line 1) has href="javascript:alert(1)"',
  ],
  [
    "a fill elsewhere",
    svg('<path fill="url(https://evil.example/#a)"/>'),
    '<path> (line 1) has fill="url(https://evil.example/#a)", which refers outside of the file.',
  ],
  [
    "a style elsewhere",
    svg("<style>@import 'https://evil.example/a.css';</style>"),
    "<style> (line 1) refers to something outside of the file.",
  ],
  [
    "a hidden address",
    svg(String.raw`<style>p { fill: \75rl(https://evil.example) }</style>`),
    "<style> (line 1) refers to something outside",
  ],
  [
    "a bomb of entities",
    utf8(
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>',
    ),
    "It declares entities of its own (<!DOCTYPE … [ … ]>) (line 1). Export it as a plain SVG.",
  ],
  ["an entity", svg("<text>&b;</text>"), "It has the entity &b; (line 1)."],
  [
    "an entity that every object has",
    svg("<text>&constructor;</text>"),
    "It has the entity &constructor; (line 1).",
  ],
  ["CDATA", svg("<style><![CDATA[a {}]]></style>"), "It has CDATA (line 1)."],
  [
    "a style sheet of its own",
    utf8('<?xml version="1.0"?><?xml-stylesheet href="a.css"?><svg/>'),
    "It has the instruction <?xml-stylesheet (line 1).",
  ],
  [
    "no name space",
    utf8("<svg/>"),
    'Its <svg> lacks xmlns="http://www.w3.org/2000/svg", so browsers do not show it.',
  ],
  ["another root", utf8('<?xml version="1.0"?><html/>'), "It is no SVG: its first element is <html>."],
  [
    "an element that is not closed",
    utf8('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'),
    "</svg> (line 1) closes nothing.",
  ],
  ["half a file", utf8('<svg xmlns="http://www.w3.org/2000/svg"><g>'), "<g> is not closed."],
  [
    "half a tag",
    utf8('<svg xmlns="http://www.w3.org/2000/svg"><g'),
    "It is no XML that can be read (line 1).",
  ],
  [
    "two roots",
    utf8('<svg xmlns="http://www.w3.org/2000/svg"/><svg/>'),
    "<svg> (line 1) stands outside of <svg>.",
  ],
  [
    "another encoding",
    bytes('<svg xmlns="http://www.w3.org/2000/svg"><text>\xe9</text></svg>'),
    "The SVG is not written in UTF-8.",
  ],
])("%s is refused", (_, file, problem) => {
  expect(readPicture(file)).toEqual({ problem: expect.stringContaining(problem) as string });
});

test("a picture is its own address, and a long text tells it in short", () => {
  const file = svg('<path d="M0 0h40v40z"/>');
  const address = addressOf("svg", file);
  expect(fileIn(address)).toEqual(file);
  expect(withoutPictures(`{"logo":"${address}"}`)).toMatch(
    /^\{"logo":"data:image\/svg\+xml;base64,… \(89 bytes, \w+\)"\}$/,
  );
  expect(withoutPictures(address)).not.toBe(
    withoutPictures(address.replace("M0 0", "M1 1").replace("PH", "PG")),
  );
});

test.each(["/logos/a.svg", "data:image/png;base64,A", "data:image/png,AAAA", "data:text/html;base64,AAAA"])(
  "%s is no picture by itself",
  (address) => expect(fileIn(address)).toBeUndefined(),
);
