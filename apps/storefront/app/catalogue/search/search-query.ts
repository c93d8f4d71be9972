/** Decisions, Catalogue, search, prices: trimmed, 1–100 characters. */
export const maxQueryLength = 100;

interface SearchQuery {
  /** Empty without a query. */
  text: string;
  /** The text was longer than the maximum; `text` is its beginning. */
  isTruncated: boolean;
}

/** The query in typed text, or in an address. */
export function searchQueryOf(raw: string | null | undefined): SearchQuery {
  // A lone surrogate, a zero byte or a line break cannot be stored in an address or a database.
  const text = (raw ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (text.length <= maxQueryLength) return { text, isTruncated: false };
  return { text: withoutHalfCharacter(text.slice(0, maxQueryLength)).trim(), isTruncated: true };
}

function withoutHalfCharacter(text: string): string {
  return text.isWellFormed() ? text : text.slice(0, -1);
}
