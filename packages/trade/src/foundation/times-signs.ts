/**
 * '1200 x 600' as '1200 × 600' with non-breaking spaces, for people to read: a size then stays on one line, and shows
 * its sign in every font and to every screen reader.
 */
export function withTimesSigns(text: string): string {
  return text.replaceAll(/(?<=\d)[ \u00a0]?[x×][ \u00a0]?(?=\d)/g, '\u00a0×\u00a0');
}

/** The other way round, for systems that compare a name with that of the catalogue. */
export function withoutTimesSigns(text: string): string {
  return text.replaceAll('\u00a0×\u00a0', ' x ');
}
