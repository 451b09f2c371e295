/**
 * A regular expression as positions (Glushkov): each place that matches a character, and in how many ways one place can
 * follow another.
 */
export type Positions = {
  /** What each position matches, as written: `a`, `\d`, `[a-z]`. */
  readonly atoms: readonly string[];
  /** From position to position, in how many ways. */
  readonly follows: ReadonlyMap<number, ReadonlyMap<number, number>>;
};

type Piece = {
  readonly nullable: boolean;
  readonly first: readonly number[];
  readonly last: readonly number[];
};

const EMPTY: Piece = { nullable: true, first: [], last: [] };
const TOKEN =
  /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\k<[^>]*>|\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[=!]|:|<[^>]*>)|[*+?]\??|\{\d+(?:,\d*)?\}\??|./gsu;
const QUANTIFIER = /^(?:([*+?])|\{(\d+)(,)?(\d*)\})\??$/;

/** The positions of a pattern with the `u` flag. Look-arounds match no characters and are skipped. */
export function positionsOf(pattern: string): Positions {
  const tokens = pattern.match(TOKEN) ?? [];
  const atoms: string[] = [];
  const follows = new Map<number, Map<number, number>>();
  let at = 0;
  alternatives();
  return { atoms, follows };

  function alternatives(): Piece {
    let all = sequence();
    while (tokens[at] === "|") {
      at++;
      all = either(all, sequence());
    }
    return all;
  }

  function sequence(): Piece {
    let all = EMPTY;
    while (at < tokens.length && tokens[at] !== "|" && tokens[at] !== ")") all = joined(all, quantified());
    return all;
  }

  /** A repeated piece is read once for each copy; more than two copies change nothing. */
  function quantified(): Piece {
    const start = at;
    const piece = atom();
    const repeat = repetition(tokens[at]);
    if (!repeat) return piece;
    const end = at + 1;
    let all = repeat.unbounded ? looped(piece) : piece;
    if (repeat.least === 0) all = { ...all, nullable: true };
    for (let copy = 1; copy < Math.min(repeat.most, 2); copy++) {
      at = start;
      all = joined(all, { ...atom(), nullable: repeat.least < 2 });
    }
    at = end;
    return all;
  }

  function atom(): Piece {
    const token = tokens[at++] ?? "";
    if (token.startsWith("(")) {
      const inside = alternatives();
      at++;
      return /^\(\?<?[=!]/.test(token) ? EMPTY : inside;
    }
    if (/^(?:[\^$]|\\[bB]|\\[1-9]|\\k<.*)$/.test(token)) return EMPTY;
    atoms.push(token);
    return { nullable: false, first: [atoms.length - 1], last: [atoms.length - 1] };
  }

  function joined(one: Piece, other: Piece): Piece {
    connect(one.last, other.first);
    return {
      nullable: one.nullable && other.nullable,
      first: one.nullable ? [...one.first, ...other.first] : one.first,
      last: other.nullable ? [...one.last, ...other.last] : other.last,
    };
  }

  function looped(piece: Piece): Piece {
    connect(piece.last, piece.first);
    return piece;
  }

  function connect(from: readonly number[], to: readonly number[]): void {
    for (const one of from) {
      const next = follows.get(one) ?? new Map<number, number>();
      follows.set(one, next);
      for (const other of to) next.set(other, (next.get(other) ?? 0) + 1);
    }
  }
}

function either(one: Piece, other: Piece): Piece {
  return {
    nullable: one.nullable || other.nullable,
    first: [...one.first, ...other.first],
    last: [...one.last, ...other.last],
  };
}

type Repetition = { readonly least: number; readonly most: number; readonly unbounded: boolean };

function repetition(token: string | undefined): Repetition | undefined {
  const match = token === undefined ? null : QUANTIFIER.exec(token);
  if (!match) return undefined;
  const [, sign, least = "0", comma, most] = match;
  if (sign === "?") return { least: 0, most: 1, unbounded: false };
  if (sign) return { least: sign === "+" ? 1 : 0, most: 1, unbounded: true };
  const unbounded = comma !== undefined && most === "";
  const fewest = Number(least);
  return { least: fewest, most: unbounded ? Math.max(1, fewest) : Number(most || least), unbounded };
}
