import { fold } from './dutch-fold.ts';
import { type Token, tokenize } from './search-lexer.ts';

export interface SynonymRow {
  ventureId: string | null;
  term: string;
  finds: string;
}

/** What customers of one shop call things, as terms of the index. */
export class Synonyms {
  readonly #finds = new Map<string, string[][]>();

  constructor(rows: readonly SynonymRow[], ventureId: string) {
    for (const row of rows) {
      if (row.ventureId !== null && row.ventureId !== ventureId) continue;
      const key = keyOf(tokenize(fold(row.term)));
      const finds = tokenize(row.finds).map(termOf);
      if (key !== '' && finds.length > 0) this.#finds.set(key, [...(this.#finds.get(key) ?? []), finds]);
    }
  }

  of(tokens: readonly Token[]): string[][] {
    return this.#finds.get(keyOf(tokens)) ?? [];
  }
}

function keyOf(tokens: readonly Token[]): string {
  return tokens.map(termOf).join(' ');
}

/** The one term that a piece of text stands for. */
export function termOf(token: Token): string {
  return token.kind === 'word' ? token.stem : token.kind === 'measure' ? token.measure : token.text;
}
