import type { Shapes } from "./drawn.tsx";

/** What empty places show. Loaded when the first of them is in view. */
export const objects = {
  receipt: {
    paper: "M44 18h40v58l-7-5-6 5-7-5-7 5-6-5-7 5z",
    accent: "M93 22a10 10 0 1 1-.1 0z",
    line: "M53 32h22M53 43h22M53 54h12",
  },
  wallet: {
    paper: "M32 36h60a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6z",
    accent: "M82 50h22v14H82a7 7 0 0 1 0-14z",
    line: "M32 36l48-16v16",
  },
  card: {
    paper: "M31 28h66a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6H31a6 6 0 0 1-6-6V34a6 6 0 0 1 6-6z",
    accent: "M26 40h76v10H26z",
    line: "M36 63h14M57 63h8",
  },
  coins: {
    paper: "M80 54c-14 0-18-9-18-15 13 0 18 8 18 15zM80 46c0-12 7-20 20-20 0 13-7 20-20 20z",
    accent:
      "M31 66h24a4 4 0 0 1 0 9H31a4 4 0 0 1 0-9zM35 54h24a4 4 0 0 1 0 9H35a4 4 0 0 1 0-9zM32 42h22a4 4 0 0 1 0 9H32a4 4 0 0 1 0-9z",
    line: "M80 75V46M66 75h30",
  },
  bell: {
    paper: "M64 24c14 0 20 9 20 21 0 13 6 17 6 21H38c0-4 6-8 6-21 0-12 6-21 20-21z",
    accent: "M88 18a8 8 0 1 1-.1 0z",
    line: "M64 24v-6M57 73a7 7 0 0 0 14 0",
  },
  lens: {
    paper: "M58 18a24 24 0 1 1-.1 0z",
    accent: "M100 22a6 6 0 1 1-.1 0z",
    line: "M75 59l20 20M48 38h20M48 47h12",
  },
  cloud: {
    paper: "M42 68a15 15 0 0 1 3-30 21 21 0 0 1 40-3 16 16 0 0 1 1 33z",
    accent: "M67 40l-13 19h9l-3 15 14-20h-9z",
    line: "M100 22l6-6M106 34h8M92 14V6",
  },
  signpost: {
    paper: "M44 24h38l9 9-9 9H44z",
    accent: "M86 48H48l-9 8 9 8h38z",
    line: "M64 16v8M64 42v6M64 64v16M50 80h28",
  },
  chart: {
    paper: "M36 56h13v20H36zM80 34h13v42H80z",
    accent: "M58 44h13v32H58z",
    line: "M28 76h72M34 40l22-14 14 7 22-17",
  },
  house: {
    paper: "M42 46l24-21 24 21v31H42z",
    accent: "M58 56h16v21H58z",
    line: "M34 53l32-28 32 28M82 32v-9",
  },
  bag: {
    paper: "M38 36h52l4 40H34z",
    accent: "M64 50a8 8 0 1 1-.1 0z",
    line: "M52 42V30a12 12 0 0 1 24 0v12",
  },
  ring: {
    paper: "M64 18a30 30 0 1 1-.1 0zM64 35a13 13 0 1 1-.1 0z",
    line: "M43 27l12 12M85 27L73 39M43 69l12-12M85 69L73 57",
    accent: "M104 14a6 6 0 1 1-.1 0z",
  },
} as const satisfies Record<string, Shapes>;

export type PictureName = keyof typeof objects;
