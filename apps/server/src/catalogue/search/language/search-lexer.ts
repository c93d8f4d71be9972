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
  /** There is nothing between this and the previous one. */
  glued: boolean;
}

/** The maximum length of a query: a longer word cannot be typed, so the rest of it need not be indexed. */
const maxWordLength = 100;
/** Length, width and height, and one to spare: pairs of them are terms, and pairs grow with the square. */
const maxLengths = 4;

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

/** Words without the stop words of Dutch and (by their stems) of this shop, unless there are no others. */
export function withoutStopWords(tokens: Token[], ofShop: ReadonlySet<string>): Token[] {
  const telling = tokens.filter(
    (token) => token.kind !== 'word' || !(stopWords.has(token.text) || ofShop.has(token.stem)),
  );
  return telling.length > 0 ? telling : tokens;
}

/** By hand for the letters most texts are made of: this reads every description of a catalogue. */
function atomsOf(text: string, most: number): Atom[] {
  const atoms: Atom[] = [];
  let end = -1;
  for (let at = 0; at < text.length && atoms.length < most; ) {
    const kind = kindAt(text, at);
    if (kind === other) {
      at++;
      continue;
    }
    let next = at + 1;
    while (next < text.length && (kindAt(text, next) === kind || (kind === digit && isDecimal(text, next)))) next++;
    atoms.push({ text: cut(text, at, next), number: kind === digit, glued: at === end });
    at = next;
    end = next;
  }
  return atoms;
}

/** Only the words without digits, by which a description can be found. */
export function forEachWord(text: string, visit: (word: string) => void): void {
  const folded = fold(text);
  for (let at = 0; at < folded.length; ) {
    const kind = kindAt(folded, at);
    let next = at + 1;
    if (kind !== other) while (next < folded.length && kindAt(folded, next) !== other) next++;
    if (kind === letter && next - at > 2) visit(cut(folded, at, next));
    at = next;
  }
}

function cut(text: string, at: number, next: number): string {
  return text.slice(at, Math.min(next, at + maxWordLength));
}

const other = 0;
const letter = 1;
const digit = 2;
const foreignLetter = /\p{L}/u;
const foreignDigit = /\p{Nd}/u;

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 97 && code <= 122) return letter;
  if (code >= 48 && code <= 57) return digit;
  // Past the end of the text the code is NaN.
  if (!(code >= 128)) return other;
  const char = characterAt(text, at, code);
  return foreignLetter.test(char) || foreignDigit.test(char) ? letter : other;
}

/** A character outside the basic plane is a pair of surrogates, which are classified together. */
function characterAt(text: string, at: number, code: number): string {
  const isSecondHalf = code >= 0xdc00 && code <= 0xdfff;
  const before = isSecondHalf && at > 0 ? text.codePointAt(at - 1)! : 0;
  return String.fromCodePoint(before > 0xffff ? before : text.codePointAt(at)!);
}

function isDecimal(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code === 44 || code === 46) && kindAt(text, at + 1) === digit;
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
  while (amounts.length < maxLengths && atoms[at + used]?.text === 'x' && atoms[at + used + 1]?.number) {
    amounts.push(readNumber(atoms[at + used + 1]?.text ?? '').amount);
    used += 2;
  }
  if (amounts.length < 2 || amounts.some(Number.isNaN)) return undefined;
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
  if (Number.isNaN(amount)) return undefined;
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
    return { token: { kind: 'mixed', text: parts.join('').slice(0, maxWordLength), parts }, used };
  }
  if (atom.number) return { token: { kind: 'number', text: readNumber(atom.text).text }, used };
  if (atom.text === 'x') return { token: undefined, used };
  return { token: { kind: 'word', text: atom.text, stem: stemOf(atom.text) }, used };
}

/** Texts consist of few different words, so their stems are cached, at most this many. */
const stems = new Map<string, string>();
const maxStems = 20_000;

function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = stemDutch(word);
    if (stems.size >= maxStems) stems.clear();
    stems.set(word, stem);
  }
  return stem;
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
