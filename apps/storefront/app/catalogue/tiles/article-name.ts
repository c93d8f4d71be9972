import type { ProductTile } from './catalogue-mapping.ts';

interface ArticleName {
  /** Without the brand, which stands above or beside it, and without the size. */
  words: string;
  /** '600 × 2600 mm', set apart: it distinguishes one article from the next. */
  size: string;
}

const sides = /(?<= )\d+(?:,\d+)?(?:\u00a0×\u00a0\d+(?:,\d+)?){1,2} (?:mm|cm|m)(?= |$)/;
const contents = /(?<= )\d+(?:,\d+)? (?:ml|l|kg)$/;

/** Splits a name for narrow places, so that nothing of it has to be clipped. */
export function articleName({ name, brand }: Pick<ProductTile, 'name' | 'brand'>): ArticleName {
  const own = brand !== '' && name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name;
  const size = own.match(sides)?.[0] ?? own.match(contents)?.[0] ?? '';
  const words = size === '' ? own : own.replace(size, '').replaceAll('  ', ' ').trim();
  return { words, size };
}
