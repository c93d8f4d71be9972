/** Decisions, Catalogue, search, prices: trimmed, 1–100 characters. */
export const maxQueryLength = 100;

interface SearchQuery {
  /** Empty when nothing was asked. */
  text: string;
  /** More was typed than can be searched for; `text` is its beginning. */
  shortened: boolean;
}

/** The query in what a user typed, or wrote into an address. */
export function searchQueryOf(raw: string | null | undefined): SearchQuery {
  // Half a character, a zero byte or a line break is nothing an address or a database can hold.
  const text = (raw ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (text.length <= maxQueryLength) return { text, shortened: false };
  return { text: withoutHalfCharacter(text.slice(0, maxQueryLength)).trim(), shortened: true };
}

function withoutHalfCharacter(text: string): string {
  return text.isWellFormed() ? text : text.slice(0, -1);
}
