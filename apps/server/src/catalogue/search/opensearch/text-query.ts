import { codeText } from '../index/search-codes.ts';
import { nameImpact } from '../index/search-terms.ts';
import type { Related } from '../index/search-vocabulary.ts';
import type { KnownWords } from '../query/known-words.ts';
import type { PlannedWord, Way } from '../query/search-plan.ts';
import { impactField } from './product-document.ts';

/** A query in the language of OpenSearch. */
export type Clause = Readonly<Record<string, unknown>>;

/**
 * An impact counts as S / (S + pivot), times the pivot: nearly S itself for a pivot far above all of them, and yet
 * small enough for a number of 32 bits.
 */
const pivot = 32_768;
/** OpenSearch takes 1024 clauses in a query; terms beyond that match without a score. */
const maxScored = 700;
/** What a code says, as the index of another engine has it. */
const codeImpact = 255;
/** A part of a compound says less there than on its own: below this share it counts only where it is in the name. */
const strongShare = 0.44;

export const nothing: Clause = { match_none: {} };

export const all = (of: readonly Clause[]): Clause => ({ bool: { filter: of } });
export const any = (of: readonly Clause[], least = 1): Clause => ({
  bool: { should: of, minimum_should_match: least },
});

type Field = 'words' | 'strong' | 'named';

/** Turns the ways in which a word may be found into clauses. */
export class WordClauses {
  readonly #words: KnownWords;

  constructor(words: KnownWords) {
    this.#words = words;
  }

  /** Documents that have the word. */
  matching({ ways }: PlannedWord): Clause {
    const single = ways.flatMap((way) => (way.kind === 'terms' && way.groups.length === 1 ? way.groups[0]! : []));
    const others = ways.flatMap((way) => {
      if (way.kind === 'code') return [carrying(way.code)];
      return way.groups.length === 1 ? [] : [all(way.groups.map((group) => this.#having(fieldFor(way), group)))];
    });
    return any([...(single.length > 0 ? [this.#having('words', single)] : []), ...others]);
  }

  /** Documents that have it in more than a description. */
  strong({ ways }: PlannedWord): Clause {
    return any(
      ways.map((way) => {
        if (way.kind === 'code') return carrying(way.code);
        const [only] = way.groups;
        if (only && way.groups.length === 1) return this.#having('strong', only);
        return all(way.groups.map((group) => this.#strongIn(group, way)));
      }),
    );
  }

  #strongIn(group: readonly Related[], way: Way & { kind: 'terms' }): Clause {
    const own = group.filter(({ weight }) => weight >= strongShare);
    const parts = group.filter(({ weight }) => weight < strongShare);
    return any([
      this.#having(fieldFor(way) === 'named' ? 'named' : 'strong', own),
      ...(parts.length > 0 ? [this.#having('named', parts)] : []),
    ]);
  }

  /** As clauses that score: by each word the best of its ways, times what the word counts for. */
  scores(words: readonly PlannedWord[], rarities: ReadonlyMap<PlannedWord, number>): Clause[] {
    const groups = words.reduce((sum, { ways }) => sum + ways.reduce((of, way) => of + groupsIn(way), 0), 0);
    const each = Math.max(1, Math.floor(maxScored / Math.max(1, groups)));
    return words.map((word) => ({
      dis_max: { queries: word.ways.map((way) => this.#score(way, each)), boost: rarities.get(word) ?? 1 },
    }));
  }

  #score(way: Way, most: number): Clause {
    if (way.kind === 'code') return { constant_score: { filter: carrying(way.code), boost: codeImpact } };
    const { groups, weight } = way;
    if (groups.length === 1) return this.#best(groups[0]!, weight, most);
    return {
      bool: {
        filter: groups.map((group) => this.#having(fieldFor(way), group)),
        should: groups.map((group) => this.#best(group, weight / groups.length, most)),
      },
    };
  }

  #best(group: readonly Related[], weight: number, most: number): Clause {
    const { vocabulary } = this.#words;
    return {
      dis_max: {
        queries: this.#mostFrequent(group, most).map(({ term, weight: share }) => ({
          rank_feature: {
            field: impactField(vocabulary.terms[term]!),
            saturation: { pivot },
            boost: share * weight * pivot,
          },
        })),
      },
    };
  }

  #mostFrequent(group: readonly Related[], most: number): readonly Related[] {
    if (group.length <= most) return group;
    const { postings } = this.#words;
    const worth = ({ term, weight }: Related) => postings.count(term) * weight;
    return group.toSorted((a, b) => worth(b) - worth(a)).slice(0, most);
  }

  #having(field: Field, terms: readonly Related[]): Clause {
    const { vocabulary } = this.#words;
    return { terms: { [field]: terms.map(({ term }) => vocabulary.terms[term]!) } };
  }
}

export function carrying(code: string): Clause {
  return { term: { codes: codeText(code) } };
}

/** Where a way with several groups looks for them. */
function fieldFor({ least }: Way & { kind: 'terms' }): Field {
  if (least === 0) return 'words';
  return least >= nameImpact ? 'named' : 'strong';
}

function groupsIn(way: Way): number {
  return way.kind === 'code' ? 1 : way.groups.length;
}
