/** The part of an address that a name becomes: 'Gipsplaat 12,5 mm m²' → 'gipsplaat-12-5-mm-m2'. */
export function slug(text: string): string {
  return text
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}
