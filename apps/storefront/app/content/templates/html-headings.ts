interface HtmlHeading {
  id: string;
  text: string;
}

const heading = /<h2\b[^>]*?\sid="([^"]+)"[^>]*>([\s\S]*?)<\/h2>/g;
const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    '#39': "'",
    nbsp: '\u00a0',
    shy: '\u00ad',
  }),
);

/** The h2 headings with an id in sanitised HTML. */
export function htmlHeadings(html: string): HtmlHeading[] {
  return [...html.matchAll(heading)].map(([, id = '', inner = '']) => ({ id, text: plainText(inner) }));
}

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([a-z]+|#39);/g, (whole, name: string) => entities.get(name) ?? whole)
    .trim();
}
