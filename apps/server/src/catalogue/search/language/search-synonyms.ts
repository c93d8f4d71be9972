import { fold } from './dutch-fold.ts';
import { type Token, tokenize, withoutStopWords } from './search-lexer.ts';

/**
 * What customers say, and what it is called here. `term` may hold several, apart by commas. A stop word finds nothing:
 * it is left out of a query.
 */
export interface SynonymRow {
  ventureId: string | null;
  term: string;
  finds: string;
  kind: 'oneWay' | 'bothWays' | 'stopWord';
}

/** Further words are ignored, because each costs time. */
const maxWords = 8;
const maxTokens = 24;

/** A comma between digits belongs to a number. */
const termSeparator = /,(?!\d)/;

/** The synonyms of one shop as terms of the index, and its stop words. */
export class Synonyms {
  readonly #finds = new Map<string, string[][]>();
  readonly #stopWords = new Set<string>();

  constructor(rows: readonly SynonymRow[], ventureId: string) {
    for (const row of rows) {
      if (row.ventureId !== null && row.ventureId !== ventureId) continue;
      const terms = row.term.split(termSeparator);
      if (row.kind === 'stopWord') {
        for (const token of terms.flatMap((term) => tokenize(fold(term)))) this.#stopWords.add(termOf(token));
      } else if (row.kind === 'oneWay') {
        for (const term of terms) this.#add(term, row.finds);
      } else {
        const same = [...terms, ...row.finds.split(termSeparator)];
        for (const term of same) for (const other of same) if (term !== other) this.#add(term, other);
      }
    }
  }

  #add(term: string, finds: string): void {
    const key = keyOf(tokenize(fold(term)));
    const found = tokenize(finds).map(termOf);
    if (key !== '' && found.length > 0) this.#finds.set(key, [...(this.#finds.get(key) ?? []), found]);
  }

  of(tokens: readonly Token[]): string[][] {
    return this.#finds.get(keyOf(tokens)) ?? [];
  }

  /** The words of a query that are looked for. */
  wordsIn(text: string): Token[] {
    return withoutStopWords(tokenize(text, maxTokens), this.#stopWords).slice(0, maxWords);
  }

  /** The same for every way to type a query: case, accents, word forms and stop words make no difference. */
  queryKey(text: string): string {
    return keyOf(this.wordsIn(text));
  }
}

function keyOf(tokens: readonly Token[]): string {
  return tokens.map(termOf).join(' ');
}

/** The one term that a piece of text stands for. */
export function termOf(token: Token): string {
  return token.kind === 'word' ? token.stem : token.kind === 'measure' ? token.measure : token.text;
}
