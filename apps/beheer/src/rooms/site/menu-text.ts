interface Listed {
  text?: string;
  title?: string | null;
  links?: readonly Listed[];
  children?: readonly Listed[];
}

/** A menu in one line, for a history or beside somebody else's: 'Advies (Isolatie, Dak), Vestigingen'. */
export function menuText(value: unknown): string {
  if (!Array.isArray(value)) return '';
  return (value as readonly Listed[])
    .map(({ text, title, links, children }) => {
      const below = menuText(links ?? children ?? []);
      return `${text ?? title ?? ''}${below === '' ? '' : ` (${below})`}`;
    })
    .join(', ');
}
