import { articleName } from './article-name.ts';
import type { ProductTile } from './catalogue-mapping.ts';

/** The facts the name leaves out and the differences between its variants: '1200 × 600 mm,' and 'dikte 40–200 mm'. */
export function articleFacts(product: ProductTile): string[] {
  const { size } = articleName(product);
  const ofVariants = variantLine(product);
  if (size === '' || ofVariants === '') return [size, ofVariants].filter(Boolean);
  const { variantDifferentiator: by } = product;
  return [`${size},`, ofVariants.replace(by, by.toLowerCase())];
}

/** The differences between the variants, on one line: 'Dikte 40–200 mm', 'Kleur wit, grijs, zwart', '2600 × 600 mm'. */
export function variantLine({ variantDifferentiator, variants }: ProductTile): string {
  const values = [...new Set(variants.map((variant) => variant.uniqueProperty).filter((value) => value !== ''))];
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (values.length === 1) return [variantDifferentiator, first].filter(Boolean).join(' ');
  return [variantDifferentiator, span(first, last) ?? shortList(values)].filter(Boolean).join(' ');
}

/** '40 mm' and '200 mm' form a range: one number each, with the same unit. */
function span(first: string, last: string): string | undefined {
  const from = measure(first);
  const to = measure(last);
  if (!from || !to || from.unit !== to.unit || from.figure >= to.figure) return undefined;
  return `${from.text}–${to.text}${to.unit && ` ${to.unit}`}`;
}

function measure(value: string): { text: string; figure: number; unit: string } | undefined {
  const found = value.match(/^(\d+(?:,\d+)?) ?([^\d]*)$/);
  if (!found) return undefined;
  const [, text = '', unit = ''] = found;
  return { text, figure: Number(text.replace(',', '.')), unit: unit.trim() };
}

const listed = 3;

function shortList(values: readonly string[]): string {
  const shown = values.slice(0, listed).join(', ');
  return values.length > listed ? `${shown} …` : shown;
}
