const section = String.raw`\d+(?:\.\d+)?`;
const sectionCitation = new RegExp(String.raw`\b([PC]) (${section}(?:, ${section}(?![\d\w]))*)(?![\d\w])`, 'g');
/** By the first word of its name, on the same line or the next; not a path such as docs/decisions. */
const nameCitation = /(?<!\/)\b[Dd]ecisions(?:[:,]\s+(?:\*\s+)?([\w-]+)|\))/g;

/**
 * The citations in a source: 'P 2.5' and 'P 2.7' for "(P 2.5, 2.7)", 'decisions: Sessions' for "(decisions, Sessions)".
 */
export function citationsIn(source: string): string[] {
  const sections = [...source.matchAll(sectionCitation)].flatMap(([, letter, numbers = '']) =>
    numbers.split(', ').map((number) => `${letter} ${number}`),
  );
  const names = [...source.matchAll(nameCitation)].map(([, name = '?']) => `decisions: ${name}`);
  return [...new Set([...sections, ...names])];
}

/** The headings of the behaviour pages, without their marks. */
export function headingsIn(page: string): string[] {
  return [...page.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => heading);
}

/** A section is the first part of its heading; a name may be cited by its first word. */
export function isDescribed(citation: string, headings: readonly string[]): boolean {
  return headings.some((heading) => heading === citation || /^[ ,]/.test(afterPrefix(heading, citation)));
}

function afterPrefix(heading: string, prefix: string): string {
  return heading.startsWith(prefix) ? heading.slice(prefix.length) : '';
}
