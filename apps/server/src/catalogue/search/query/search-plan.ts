import { nameImpact, strongImpact } from '../index/search-terms.ts';
import type { Related } from '../index/search-vocabulary.ts';
import { splitCompound } from '../language/dutch-compound.ts';
import { stemDutch } from '../language/dutch-stem.ts';
import { meantLengths, type Token } from '../language/search-lexer.ts';
import { dimensions, measure } from '../language/search-measures.ts';
import { type Synonyms, termOf } from '../language/search-synonyms.ts';
import type { KnownWords } from './known-words.ts';
import { correctBeginning, correctSpelling } from './search-spelling.ts';

const maxCorrections = 3;
const maxBeginnings = 200;
const shortestCode = 5;

/** The relation between the terms of a way and the word of the query. */
export type Because = 'whole' | 'joined' | 'synonym' | 'ending' | 'parts' | 'beginning' | 'spelling' | 'code';

/** One way to satisfy a word of the query: every group, each by any of its terms that says at least `least` there. */
export type Way =
  | { kind: 'terms'; because: Because; groups: (readonly Related[])[]; weight: number; least: number }
  | { kind: 'code'; because: 'code'; code: string };

export interface PlannedWord {
  /** As it was typed, folded. */
  text: string;
  ways: Way[];
}

/** The query: every word must match in one of its ways. */
export interface SearchPlan {
  words: PlannedWord[];
  /** The query with corrected spelling, when a word was not known as typed. */
  corrected: string | undefined;
}

const weights: Readonly<Record<Exclude<Because, 'code'>, number>> = {
  whole: 1,
  joined: 1,
  /** For a word the catalogue does not know. */
  synonym: 0.9,
  ending: 0.75,
  parts: 0.65,
  beginning: 0.45,
  spelling: 0.4,
};
/** Of a synonym for a word the catalogue does know. */
const alsoSynonym = 0.5;

export interface PlanOptions {
  /** The last word is still being typed. */
  unfinished?: boolean;
  /** Also correct words that are known: as typed they found nothing together. */
  loose?: boolean;
}

/** Reads a query with the words of one shop. */
export function planSearch(shard: KnownWords, synonyms: Synonyms, text: string, options: PlanOptions): SearchPlan {
  const tokens = synonyms.wordsIn(text);
  const planner = new Planner(shard, synonyms, options);
  const words = tokens.map((token, at) => ({
    text: token.text,
    ways: planner.waysOf(token, at === tokens.length - 1),
  }));
  for (const [at, token] of tokens.entries()) {
    for (let end = at + 1; end <= Math.min(at + 3, tokens.length); end++) {
      const together = tokens.slice(at, end);
      const ways = [
        ...planner.synonymWays(together),
        ...(together.length > 1 && token.kind !== 'dimensions' ? planner.joinedWays(together) : []),
      ];
      for (const word of words.slice(at, end)) word.ways.push(...ways);
    }
  }
  const corrected = tokens.map((token, at) => {
    const word = words[at]!;
    if (token.kind !== 'word' || (word.ways.length > 0 && !options.loose)) return token.text;
    const known = word.ways.length > 0;
    const correction = planner.correctedWay(token.text, token.stem);
    if (!correction) return token.text;
    word.ways.push(correction.way);
    return known ? token.text : correction.text;
  });
  const asTyped = tokens.map((token) => token.text).join(' ');
  return { words, corrected: corrected.join(' ') === asTyped ? undefined : corrected.join(' ') };
}

class Planner {
  readonly #shard: KnownWords;
  readonly #synonyms: Synonyms;
  readonly #options: PlanOptions;
  #corrections = 0;

  constructor(shard: KnownWords, synonyms: Synonyms, options: PlanOptions) {
    this.#shard = shard;
    this.#synonyms = synonyms;
    this.#options = options;
  }

  waysOf(token: Token, last: boolean): Way[] {
    switch (token.kind) {
      case 'word':
        return this.#wordWays(token.text, token.stem, last);
      case 'number':
        return [...this.#termWay([token.text], 'whole'), ...this.#codeWay(token.text)];
      case 'mixed':
        return [
          ...this.#termWay([token.text], 'whole'),
          ...this.#termWay(token.parts, 'parts'),
          ...this.#codeWay(token.text),
        ];
      case 'measure': {
        const exact = this.#termWay([token.measure], 'whole');
        return exact.length > 0 ? exact : this.#termWay([token.amount], 'parts');
      }
      case 'dimensions':
        return meantLengths(token).flatMap((lengths) => [
          ...this.#termWay([dimensions(lengths)], 'whole'),
          ...this.#termWay(
            lengths.map((length) => measure(length, 'mm')),
            'parts',
          ),
        ]);
    }
  }

  #wordWays(text: string, stem: string, last: boolean): Way[] {
    const ways = this.#termWay([stem], 'whole');
    const known = ways.length > 0;
    ways.push(...this.#partsWay(text, known));
    if (!known && stem.length > 3) ways.push(...this.#endingWay(stem));
    const unfinished = last && this.#options.unfinished === true;
    if ((ways.length === 0 && text.length > 1) || unfinished) ways.push(...this.#beginningWay(text));
    if (ways.length === 0 && unfinished) {
      const beginning = correctBeginning(this.#shard, text);
      if (beginning !== undefined) ways.push(...this.#beginningWay(beginning));
    }
    return ways;
  }

  /** gipsplaatschroef also finds gipsplaat and schroef in one product. */
  #partsWay(text: string, known: boolean): Way[] {
    const parts = splitCompound(text, this.#shard.vocabulary.isPart);
    // If the word itself is in the catalogue, its parts must all be in the name, not one in a category and one in a
    // feature.
    return parts ? this.#termWay(parts, 'parts', { least: known ? nameImpact : strongImpact }) : [];
  }

  #endingWay(stem: string): Way[] {
    const terms = this.#shard.vocabulary.endingIn(stem);
    return terms.length === 0 ? [] : [any(terms.slice(0, maxBeginnings), 'ending')];
  }

  #beginningWay(text: string): Way[] {
    const terms = this.#shard.vocabulary.startingWith(text, maxBeginnings);
    return terms.length === 0 ? [] : [any(terms, 'beginning')];
  }

  #codeWay(code: string): Way[] {
    return code.length < shortestCode ? [] : [{ kind: 'code', because: 'code', code }];
  }

  /** gips plaat → gipsplaat, c 18 → c18 */
  joinedWays(tokens: readonly Token[]): Way[] {
    if (tokens.some(({ kind }) => kind === 'dimensions' || kind === 'measure')) return [];
    const joined = tokens.map(({ text }) => text).join('');
    const stem = /\d/.test(joined) ? joined : stemDutch(joined);
    const exact = this.#termWay([stem], 'joined');
    if (exact.length > 0 || !this.#options.loose || tokens.length > 2) return exact;
    const correction = this.correctedWay(joined, stem);
    return correction ? [correction.way] : [];
  }

  synonymWays(tokens: readonly Token[]): Way[] {
    const known = tokens.every((token) => this.#shard.vocabulary.find(termOf(token)) !== undefined);
    const weight = known ? alsoSynonym : weights.synonym;
    return this.#synonyms.of(tokens).flatMap((finds) => this.#termWay(finds, 'synonym', { weight }));
  }

  correctedWay(text: string, stem: string): { way: Way; text: string } | undefined {
    if (this.#corrections >= maxCorrections) return undefined;
    this.#corrections++;
    const correction = correctSpelling(this.#shard, text, stem);
    if (!correction) return undefined;
    const groups = correction.groups.map((group) => group.flatMap((related) => this.#withCompounds(related)));
    const way: Way = { kind: 'terms', because: 'spelling', groups, weight: weights.spelling, least: 0 };
    return { way, text: correction.text };
  }

  /** All of these terms, if the catalogue knows them all. */
  #termWay(
    terms: readonly string[],
    because: Exclude<Because, 'code'>,
    { weight = weights[because], least = 0 }: { weight?: number; least?: number } = {},
  ): Way[] {
    const groups: Related[][] = [];
    for (const term of terms) {
      const id = this.#shard.vocabulary.find(term);
      if (id === undefined) return [];
      groups.push(this.#withCompounds({ term: id, weight: 1 }));
    }
    return groups.length === 0 ? [] : [{ kind: 'terms', because, groups, weight, least }];
  }

  #withCompounds({ term, weight }: Related): Related[] {
    const compounds = this.#shard.vocabulary.compoundsOf(term);
    return [{ term, weight }, ...compounds.map((one) => ({ term: one.term, weight: one.weight * weight }))];
  }
}

function any(terms: readonly number[], because: 'ending' | 'beginning'): Way {
  const groups = [terms.map((term) => ({ term, weight: 1 }))];
  return { kind: 'terms', because, groups, weight: weights[because], least: 0 };
}
