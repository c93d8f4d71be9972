/** Small letters without accents, spaces or signs; 'y' and 'ij' are one. 's-Gravenhage → sgravenhage. */
export function foldPlace(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('y', 'ij');
}

/** How a folded name sounds, roughly: what people write differently for the same sound is the same here. */
export function soundOf(folded: string): string {
  return folded
    .replaceAll(/ch|gh/g, 'g')
    .replaceAll('ei', 'ij')
    .replaceAll('ou', 'au')
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('dt', 'd')
    .replaceAll('c', 'k')
    .replaceAll(/(.)\1+/g, '$1');
}

interface SpellingDistance {
  /** Letters too many, too few, wrong or swapped. */
  whole: number;
  /** The same, if `name` is not written out yet. */
  soFar: number;
}

/** Of what was typed to a name (optimal string alignment). */
export function spellingDistance(typed: string, name: string): SpellingDistance {
  let beforeLast: number[] = [];
  let last = Array.from({ length: name.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let at = 1; at <= name.length; at++) {
      const wrong = typed[row - 1] === name[at - 1] ? 0 : 1;
      let least = Math.min(last[at - 1]! + wrong, last[at]! + 1, current[at - 1]! + 1);
      if (row > 1 && at > 1 && typed[row - 1] === name[at - 2] && typed[row - 2] === name[at - 1]) {
        least = Math.min(least, beforeLast[at - 2]! + 1);
      }
      current.push(least);
    }
    beforeLast = last;
    last = current;
  }
  return { whole: last[name.length]!, soFar: Math.min(...last) };
}
