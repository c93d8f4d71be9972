import { datasheetPdf } from '../datasheet-pdf.ts';
import { isHidden } from './catalogue-hidden-variants.ts';
import { seedOf } from './catalogue-ids.ts';
import type { ProductDraft } from './catalogue-product.ts';
import { slug } from './catalogue-text.ts';

export interface Download {
  name: string;
  url: string;
  size: number;
  title: string;
  lines: readonly string[];
}

/** Data sheets, and for materials that need it a second sheet; not every product has them. */
export function downloads(seed: number, product: ProductDraft): Download[] {
  const chance = seedOf(seed, product.index, 31) % 100;
  if (chance >= 45) return [];
  const { family } = product.kitchen;
  const list = [sheet(product, 'Productblad', [`Type: ${family.type}`, ...measures(seed, product)])];
  if (chance < 15) {
    list.push(sheet(product, 'Verwerkingsvoorschrift', [strip(family.use), strip(family.work)]));
  }
  return list;
}

function sheet(product: ProductDraft, kind: string, facts: readonly string[]): Download {
  const name = `${kind} ${product.brand} ${product.line} ${product.kitchen.family.type}`;
  const title = `${kind} ${product.name}`;
  const lines = [`Merk: ${product.brand}`, `Productlijn: ${product.line}`, ...facts];
  return {
    name: `${name}.pdf`,
    url: `/media/downloads/${slug(name)}-${product.id}.pdf`,
    size: datasheetPdf(title, lines).length,
    title,
    lines,
  };
}

/** Of what is offered. */
function measures(seed: number, product: ProductDraft): string[] {
  const { by } = product.kitchen.family;
  const offered = product.variants.filter((variant) => !isHidden(seed, product, variant));
  const values = offered.map((variant) => variant.goods.choice.text).join(', ');
  const first = product.variants[0];
  const list = first?.goods.features ?? {};
  return [
    `${by}: ${values}`,
    ...(list.materiaal ? [`Materiaal: ${list.materiaal}`] : []),
    ...(list.brandklasse ? [`Brandklasse: ${list.brandklasse}`] : []),
  ];
}

function strip(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
