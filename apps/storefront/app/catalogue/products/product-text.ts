const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }),
);

/** The plain text of sanitised HTML, for places without markup. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities.get(name) ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
}

/** Limits the length, cutting at a word boundary. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const truncated = text.slice(0, maxLength);
  return `${truncated.slice(0, Math.max(truncated.lastIndexOf(' '), 1)).replace(/[.,;:]$/, '')}…`;
}

/** A name inside a sentence: 'Metselmortel' loses its capital, 'PIR-isolatie' keeps it. */
export function midSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
