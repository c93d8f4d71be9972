import { stemDutch } from './dutch-stem.ts';

const shortestPart = 3;
const maxWordLength = 40;

/**
 * gipsplaatschroef → gipsplaat, schroef: the fewest words of the catalogue that together make this one, as stems. The
 * letters that tie Dutch compounds together (bevestigingSmiddel, plateNlijm) belong to the part before them.
 */
export function splitCompound(word: string, isWord: (stem: string) => boolean): string[] | undefined {
  const { length } = word;
  if (length < 2 * shortestPart || length > maxWordLength) return undefined;
  /** The best way to make the first `end` letters. */
  const ways: (string[] | undefined)[] = [[]];
  for (let end = shortestPart; end <= length; end++) {
    let best: string[] | undefined;
    for (let start = 0; start <= end - shortestPart; start++) {
      const before = ways[start];
      if (!before || (start === 0 && end === length) || (best && before.length + 1 > best.length)) continue;
      const part = partStem(word.slice(start, end), end === length, isWord);
      // Of two ways equally short the first stays, which has the longest last part: the word for what it is.
      if (part && (!best || before.length + 1 < best.length)) best = [...before, part];
    }
    ways[end] = best;
  }
  return ways[length];
}

function partStem(part: string, last: boolean, isWord: (stem: string) => boolean): string | undefined {
  const stem = stemDutch(part);
  if (isWord(stem)) return stem;
  if (isWord(part)) return part;
  if (last || part.length <= shortestPart || !part.endsWith('s')) return undefined;
  const untied = stemDutch(part.slice(0, -1));
  return isWord(untied) ? untied : undefined;
}
