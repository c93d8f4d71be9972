import type { FilterExpression } from './filter-expression.ts';
import { type FilterProblem, SearchError } from './search-error.ts';

const maxLength = 8000;
/** The maximum depth of parentheses; filters of the storefront need one. */
const maxDepth = 20;

/**
 * "contains(allAncestors, '1200') and (brand eq 'A' or brand eq 'O''Neill')" (C 7.4). `and` binds before `or`. Nothing
 * asked is no expression; what is not of this language is refused with its place.
 */
export function parseFilter(text: string): FilterExpression | undefined {
  if (text.length > maxLength) throw refusal(maxLength, 'tooLong');
  const parser = new FilterParser(text);
  return parser.atEnd ? undefined : parser.parse();
}

function refusal(at: number, problem: FilterProblem): SearchError {
  return new SearchError({ kind: 'filter', at, problem });
}

class FilterParser {
  readonly #text: string;
  /** Always at the start of a token or at the end: reading a token skips the spaces after it. */
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
    this.#skipSpaces();
  }

  get atEnd(): boolean {
    return this.#at === this.#text.length;
  }

  parse(): FilterExpression {
    const expression = this.#either();
    if (!this.atEnd) throw refusal(this.#at, 'expectedEnd');
    return expression;
  }

  #either(): FilterExpression {
    return this.#joined('or', () => this.#joined('and', () => this.#term()));
  }

  #joined(kind: 'and' | 'or', part: () => FilterExpression): FilterExpression {
    const first = part();
    const of = [first];
    while (this.#takeWord(kind)) of.push(part());
    return of.length === 1 ? first : { kind, of };
  }

  #term(): FilterExpression {
    if (this.#takeSign('(')) return this.#enclosed();
    const field = this.#field();
    // A field may be called 'contains'; only with a parenthesis it is the function.
    if (field === 'contains' && this.#takeSign('(')) return this.#containment();
    if (!this.#takeWord('eq')) throw refusal(this.#at, 'expectedEq');
    return { kind: 'eq', field, value: this.#value() };
  }

  #enclosed(): FilterExpression {
    this.#depth += 1;
    if (this.#depth > maxDepth) throw refusal(this.#at, 'tooDeep');
    const expression = this.#either();
    this.#demandSign(')', 'expectedClosing');
    this.#depth -= 1;
    return expression;
  }

  #containment(): FilterExpression {
    const field = this.#field();
    this.#demandSign(',', 'expectedComma');
    const value = this.#value();
    this.#demandSign(')', 'expectedClosing');
    return { kind: 'contains', field, value };
  }

  #field(): string {
    const word = this.#wordHere();
    if (word === '' || !startsName(word.charCodeAt(0))) throw refusal(this.#at, 'expectedField');
    this.#advance(word.length);
    return word;
  }

  /** Between quotes; a quote within is written twice. */
  #value(): string {
    const start = this.#at;
    if (this.#text[start] !== "'") throw refusal(start, 'expectedValue');
    let from = start + 1;
    let value = '';
    for (;;) {
      const quote = this.#text.indexOf("'", from);
      if (quote === -1) throw refusal(start, 'openQuote');
      value += this.#text.slice(from, quote);
      if (this.#text[quote + 1] !== "'") {
        this.#advance(quote + 1 - start);
        return value;
      }
      value += "'";
      from = quote + 2;
    }
  }

  #takeWord(word: string): boolean {
    if (this.#wordHere() !== word) return false;
    this.#advance(word.length);
    return true;
  }

  #takeSign(sign: string): boolean {
    if (this.#text[this.#at] !== sign) return false;
    this.#advance(1);
    return true;
  }

  #demandSign(sign: string, problem: FilterProblem): void {
    if (!this.#takeSign(sign)) throw refusal(this.#at, problem);
  }

  #wordHere(): string {
    let end = this.#at;
    while (end < this.#text.length && continuesName(this.#text.charCodeAt(end))) end += 1;
    return this.#text.slice(this.#at, end);
  }

  #advance(length: number): void {
    this.#at += length;
    this.#skipSpaces();
  }

  #skipSpaces(): void {
    while (this.#at < this.#text.length && isSpace(this.#text.charCodeAt(this.#at))) this.#at += 1;
  }
}

const codesOf = (signs: string) => new Set(Array.from(signs, (sign) => sign.charCodeAt(0)));
const namePunctuation = codesOf('./-');
const spaces = codesOf(' \t\r\n');

function startsName(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95;
}

function continuesName(code: number): boolean {
  return startsName(code) || (code >= 48 && code <= 57) || namePunctuation.has(code);
}

function isSpace(code: number): boolean {
  return spaces.has(code);
}
