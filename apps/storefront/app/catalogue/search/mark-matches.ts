interface TextPart {
  text: string;
  marked: boolean;
}

/** The number of words that the server reads of a query. */
const maxWords = 12;
/** Shorter words would match everywhere, so they match only at the beginning of a word. */
const wordAnywhere = 3;

/**
 * The parts of a text, with the typed words marked. Input and output are plain text: no HTML is needed. Accents, case
 * and soft hyphens make no difference.
 */
export function markMatches(text: string, query: string): TextPart[] {
  const { letters, places } = fold(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const typed of wordsOf(query)) {
    const word = letters.includes(typed) ? typed : stemOf(typed);
    for (let at = letters.indexOf(word); at !== -1; at = letters.indexOf(word, at + 1)) {
      if (word.length < wordAnywhere && !startsWord(letters, at)) continue;
      marked.fill(true, places[at], places[at + word.length]);
    }
  }
  return partsOf(text, marked);
}

function wordsOf(query: string): string[] {
  return (fold(query).letters.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxWords);
}

const ending = /(?:ingen|ing|en|e|s)$/;
const shortestStem = 4;

/** The server finds 'leveren' for 'levering', so their common beginning is marked. */
function stemOf(word: string): string {
  const stem = word.replace(ending, '');
  return stem.length < shortestStem ? word : stem;
}

function startsWord(letters: string, at: number): boolean {
  return !/[\p{L}\p{N}]/u.test(letters.charAt(at - 1));
}

/** The normalised text; `places` maps each letter to its start and end in the original. */
function fold(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const bare = character
      .normalize('NFD')
      .replace(/[\p{M}\u00AD]/gu, '')
      .toLowerCase();
    for (let unit = 0; unit < bare.length; unit++) places.push(at);
    letters += bare;
    at += character.length;
  }
  places.push(text.length);
  return { letters, places };
}

function partsOf(text: string, marked: readonly boolean[]): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && marked[at] === marked[from]) continue;
    parts.push({ text: text.slice(from, at), marked: marked[from] === true });
    from = at;
  }
  return parts;
}
