interface Listed {
  text?: string;
  title?: string | null;
  links?: readonly Listed[];
  children?: readonly Listed[];
}

/** A menu on one line, for a history or a comparison: 'Advies (Isolatie, Dak), Vestigingen'. */
export function menuText(value: unknown): string {
  if (!Array.isArray(value)) return '';
  return (value as readonly Listed[])
    .map(({ text, title, links, children }) => {
      const below = menuText(links ?? children ?? []);
      return `${text ?? title ?? ''}${below === '' ? '' : ` (${below})`}`;
    })
    .join(', ');
}
