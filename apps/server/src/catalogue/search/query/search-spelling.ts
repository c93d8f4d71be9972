import { brandWord, plainWord, type Related } from '../index/search-vocabulary.ts';
import type { Synonyms } from '../language/search-synonyms.ts';
import type { KnownWords } from './known-words.ts';

const maxWordLength = 32;
const maxCandidates = 5;

interface Correction {
  /** How the catalogue writes it. */
  text: string;
  /** Every group by any of its terms: two groups when the word is a compound of two. */
  groups: Related[][];
}

/** How many letters may be wrong. */
function allowedDistance(word: string): number {
  return word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
}

/** The words of the catalogue that come nearest to one that is not in it. */
export function correctSpelling(shard: KnownWords, text: string, stem: string): Correction | undefined {
  if (stem.length > maxWordLength || /\d/.test(stem)) return undefined;
  const nearest = nearestWords(shard, stem, allowedDistance(stem));
  if (nearest.length > 0) return { text: shard.vocabulary.surfaces[nearest[0]!.term]!, groups: [nearest] };
  return correctCompound(shard, text);
}

function nearestWords(shard: KnownWords, word: string, allowed: number): Related[] {
  if (allowed === 0) return [];
  const { vocabulary, postings } = shard;
  const candidates = vocabulary
    .nearly(word, allowed)
    .filter(({ id }) => (vocabulary.flags.array[id]! & (plainWord | brandWord)) !== 0)
    .map(({ id, distance }) => {
      const term = vocabulary.terms[id]!;
      const apart = distance === 2 && isSwap(word, term) ? 1 : distance;
      return { term: id, apart, sameStart: term[0] === word[0] ? 0 : 1, count: postings.count(id) };
    })
    .filter(({ count, term }) => count > 0 && !/\d/.test(vocabulary.terms[term]!))
    .sort((a, b) => a.apart - b.apart || a.sameStart - b.sameStart || b.count - a.count);
  const best = candidates[0]?.apart ?? 0;
  return candidates
    .filter(({ apart }) => apart === best)
    .slice(0, maxCandidates)
    .map(({ term }, at) => ({ term, weight: at === 0 ? 1 : 0.6 }));
}

/** Two neighbouring letters changed places: one mistake to a typist, two to Levenshtein. */
function isSwap(word: string, term: string): boolean {
  if (word.length !== term.length) return false;
  let at = 0;
  while (at < word.length && word[at] === term[at]) at++;
  return word[at] === term[at + 1] && word[at + 1] === term[at] && word.slice(at + 2) === term.slice(at + 2);
}

/** gipsplaatschoef: one half is a known word, and shows where the other begins. */
function correctCompound(shard: KnownWords, text: string): Correction | undefined {
  const { vocabulary } = shard;
  for (let at = text.length - 4; at >= 4; at--) {
    const [first, second] = [text.slice(0, at), text.slice(at)];
    const known = vocabulary.isPart(first) ? first : vocabulary.isPart(second) ? second : undefined;
    if (known === undefined) continue;
    const other = nearestWords(shard, known === first ? second : first, 1);
    const id = vocabulary.find(known);
    if (other.length === 0 || id === undefined) continue;
    const written = vocabulary.surfaces[other[0]!.term]!;
    return {
      text: known === first ? first + written : written + second,
      groups: [[{ term: id, weight: 1 }], other],
    };
  }
  return undefined;
}

const shortestWide = 8;
const shortestKept = 5;

/**
 * For a word that nothing was found by: staff look at what is proposed, so it may be further away than what visitors
 * are corrected to. A word with one more mistake, or else the longest part of it that the catalogue knows.
 */
function proposeWord(shard: KnownWords, text: string, stem: string): string | undefined {
  const near = correctSpelling(shard, text, stem);
  if (near) return near.text;
  if (stem.length > maxWordLength || /\d/.test(stem)) return undefined;
  const { vocabulary } = shard;
  const wide = stem.length < shortestWide ? [] : nearestWords(shard, stem, allowedDistance(stem) + 1);
  const alike = wide.find(({ term }) => vocabulary.terms[term]![0] === stem[0]);
  return alike ? vocabulary.surfaces[alike.term] : longestPart(shard, text);
}

/** The same for each word of a text that the catalogue does not know; nothing when that leaves the text as it is. */
export function proposeText(shard: KnownWords, synonyms: Synonyms, text: string): string | undefined {
  const words = synonyms.wordsIn(text).flatMap((token) => {
    if (token.kind !== 'word' || shard.vocabulary.find(token.stem) !== undefined) return token.text;
    return proposeWord(shard, token.text, token.stem) ?? [];
  });
  const proposed = words.join(' ');
  return proposed === '' || proposed === text.trim().toLowerCase() ? undefined : proposed;
}

/** The last part of a Dutch compound is its main word, so of two equally long parts the last counts. */
function longestPart({ vocabulary, postings }: KnownWords, text: string): string | undefined {
  for (let length = text.length - 1; length >= shortestKept; length--) {
    for (const part of [text.slice(-length), text.slice(0, length)]) {
      const id = vocabulary.isPart(part) ? vocabulary.find(part) : undefined;
      if (id !== undefined && postings.count(id) > 0) return vocabulary.surfaces[id];
    }
  }
  return undefined;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** How a word begins that somebody is typing with one mistake; nothing before four letters, when all is still open. */
export function correctBeginning({ vocabulary }: KnownWords, text: string): string | undefined {
  if (text.length < 4 || text.length > maxWordLength) return undefined;
  for (const beginning of oneMistakeFrom(text)) {
    if (vocabulary.startingWith(beginning, 1).length > 0) return beginning;
  }
  return undefined;
}

/**
 * Likeliest first: letters swapped, one too many, a wrong one, one forgotten. The first letter is taken to be right.
 */
function* oneMistakeFrom(text: string): Generator<string> {
  for (let at = 1; at < text.length - 1; at++) {
    yield text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
  }
  for (let at = 1; at < text.length; at++) yield text.slice(0, at) + text.slice(at + 1);
  for (let at = 1; at < text.length; at++) {
    for (const letter of letters) yield text.slice(0, at) + letter + text.slice(at + 1);
  }
  for (let at = 1; at < text.length; at++)
    for (const letter of letters) yield text.slice(0, at) + letter + text.slice(at);
}
