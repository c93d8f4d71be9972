import { markMatches } from './mark-matches.ts';

/** A text with the typed words marked. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  let at = 0;
  return markMatches(text, query).map((part) => {
    const key = at;
    at += part.text.length;
    return part.marked ? <mark key={key}>{part.text}</mark> : part.text;
  });
}
