import { fold, stopWords } from './dutch-fold.ts';
import { stemDutch } from './dutch-stem.ts';
import { dimensions, isLengthUnit, isUnit, measure, plainNumber, readNumber } from './search-measures.ts';

/** What a text says, piece by piece; `text` is as typed, folded. */
export type Token =
  | { kind: 'word'; text: string; stem: string }
  | { kind: 'number'; text: string }
  /** m8, c2te, 4xak */
  | { kind: 'mixed'; text: string; parts: string[] }
  | { kind: 'measure'; text: string; measure: string; amount: string }
  /** `unit` is empty when none is given: millimetres in a name, perhaps centimetres when somebody types it. */
  | { kind: 'dimensions'; text: string; amounts: number[]; unit: string };

interface Atom {
  text: string;
  number: boolean;
  /** Nothing stands between this and the one before. */
  glued: boolean;
}

const pieces = /\d+(?:[.,]\d+)*|\p{L}+/gu;

export function tokenize(text: string, most = 1000): Token[] {
  const atoms = atomsOf(fold(text), most * 3);
  const tokens: Token[] = [];
  for (let at = 0; at < atoms.length && tokens.length < most; ) {
    const { token, used } = readSize(atoms, at) ?? readMeasure(atoms, at) ?? readPlain(atoms, at);
    if (token) tokens.push(token);
    at += used;
  }
  return tokens;
}

/** Words without those that say nothing, unless nothing else was said. */
export function withoutStopWords(tokens: Token[]): Token[] {
  const telling = tokens.filter((token) => token.kind !== 'word' || !stopWords.has(token.text));
  return telling.length > 0 ? telling : tokens;
}

function atomsOf(text: string, most: number): Atom[] {
  const atoms: Atom[] = [];
  let end = -1;
  pieces.lastIndex = 0;
  for (let match = pieces.exec(text); match && atoms.length < most; match = pieces.exec(text)) {
    const first = match[0].charCodeAt(0);
    atoms.push({ text: match[0], number: first >= 48 && first <= 57, glued: match.index === end });
    end = match.index + match[0].length;
  }
  return atoms;
}

interface Read {
  token: Token | undefined;
  used: number;
}

/** 60x120, 60 x 120 cm, 60 x 60 x 2 cm */
function readSize(atoms: readonly Atom[], at: number): Read | undefined {
  const first = atoms[at];
  if (!first?.number || (at > 0 && first.glued && !atoms[at - 1]?.number)) return undefined;
  const amounts = [readNumber(first.text).amount];
  let used = 1;
  while (atoms[at + used]?.text === 'x' && atoms[at + used + 1]?.number) {
    amounts.push(readNumber(atoms[at + used + 1]?.text ?? '').amount);
    used += 2;
  }
  if (amounts.length < 2) return undefined;
  const last = atoms[at + used];
  const unit = last && !last.number && isLengthUnit(last.text) ? last.text : '';
  if (unit !== '') used++;
  return { token: { kind: 'dimensions', text: joined(atoms, at, used), amounts, unit }, used };
}

function readMeasure(atoms: readonly Atom[], at: number): Read | undefined {
  const [number, unit, after] = [atoms[at], atoms[at + 1], atoms[at + 2]];
  if (!number?.number || !unit || unit.number || !isUnit(unit.text)) return undefined;
  // 12m3 is an amount of cubic metres and c2te no measure at all
  if (after?.glued && after.number) return undefined;
  const { text, amount } = readNumber(number.text);
  return {
    token: { kind: 'measure', text: joined(atoms, at, 2), measure: measure(amount, unit.text), amount: text },
    used: 2,
  };
}

function readPlain(atoms: readonly Atom[], at: number): Read {
  const atom = atoms[at];
  if (!atom) return { token: undefined, used: 1 };
  let used = 1;
  while (atoms[at + used]?.glued) used++;
  if (used > 1) {
    const parts = atoms.slice(at, at + used).map(plainAtom);
    return { token: { kind: 'mixed', text: parts.join(''), parts }, used };
  }
  if (atom.number) return { token: { kind: 'number', text: readNumber(atom.text).text }, used };
  if (atom.text === 'x') return { token: undefined, used };
  return { token: { kind: 'word', text: atom.text, stem: stemDutch(atom.text) }, used };
}

function plainAtom({ text, number }: Atom): string {
  return number ? readNumber(text).text : text;
}

function joined(atoms: readonly Atom[], at: number, used: number): string {
  let text = '';
  for (const atom of atoms.slice(at, at + used)) text += (text === '' || atom.glued ? '' : ' ') + atom.text;
  return text;
}

/** What a piece of a product's text is found by. */
export function indexTerms(token: Token): string[] {
  switch (token.kind) {
    case 'word':
      return stopWords.has(token.text) ? [] : [token.stem];
    case 'number':
      return [token.text];
    case 'mixed':
      return [token.text, ...token.parts.filter((part) => part.length > 2)];
    case 'measure':
      return [token.measure, token.amount];
    case 'dimensions': {
      const lengths = inMillimetres(token.amounts, token.unit);
      const pairs = lengths.flatMap((one, i) => lengths.slice(i + 1).map((other) => dimensions([one, other])));
      return [
        dimensions(lengths),
        ...pairs,
        ...lengths.map((length) => measure(length, 'mm')),
        ...token.amounts.map(plainNumber),
      ];
    }
  }
}

/** Each way a size may have been meant. */
export function meantLengths({ amounts, unit }: Token & { kind: 'dimensions' }): number[][] {
  return unit === '' ? [inMillimetres(amounts, 'mm'), inMillimetres(amounts, 'cm')] : [inMillimetres(amounts, unit)];
}

function inMillimetres(amounts: readonly number[], unit: string): number[] {
  return amounts.map((amount) => Number.parseFloat(measure(amount, unit === '' ? 'mm' : unit)));
}
