import { Dice } from '../dice.ts';
import type { Cell, DemoWorldSize } from '../table-fill.ts';
import { dayBefore } from './catalogue-days.ts';
import { downloads } from './catalogue-downloads.ts';
import { isHidden } from './catalogue-hidden-variants.ts';
import { seedOf } from './catalogue-ids.ts';
import { productUrl } from './catalogue-known-products.ts';
import { mainPicture, secondPicture } from './catalogue-pictures.ts';
import { type ProductDraft, say } from './catalogue-product.ts';
import { products } from './catalogue-products.ts';
import { slug } from './catalogue-text.ts';

export const productColumns = [
  'id',
  'venture_id',
  'category_id',
  'ancestors',
  'name',
  'route_segment',
  'url',
  'brand',
  'line',
  'type',
  'status',
  'start_publish',
  'stop_publish',
  'market_filter',
  'commercial_description',
  'display_variants_by',
  'usp_list',
  'display_image',
  'image_assets',
  'download_assets',
  'vat_rate',
  'order_count',
] as const;

export function* productRows(size: DemoWorldSize): Generator<readonly Cell[]> {
  for (const product of products(size)) {
    const { family } = product.kitchen;
    const dice = new Dice(seedOf(size.seed, product.index, 12));
    const image = mainPicture(product)?.path ?? null;
    const second = secondPicture(size.seed, product)?.path;
    const assets = image === null ? [] : second ? [image, second] : [image];
    yield [
      product.id,
      product.ventureId,
      product.ancestors[2] ?? 0,
      product.ancestors,
      product.name,
      `${slug(product.name)}-${product.id}`,
      productUrl(product.ventureId, product.name, product.id),
      product.brand,
      `${product.brand} ${product.line}`,
      family.type,
      'Actief',
      startPublish(size, product),
      null,
      [],
      description(size.seed, product, dice),
      family.by,
      usps(product, dice),
      image,
      assets,
      JSON.stringify(downloads(size.seed, product).map(({ name, url, size }) => ({ name, url, size }))),
      family.vatRate ?? 21,
      orderCount(dice),
    ];
  }
}

/** The last six years, a few of them in the last weeks. */
export function startPublish(size: DemoWorldSize, product: ProductDraft): string {
  const dice = new Dice(seedOf(size.seed, product.index, 13));
  const daysAgo = dice.chance(0.04) ? dice.int(1, 45) : dice.int(46, 6 * 365 - 2);
  return `${dayBefore(size.today, daysAgo)}T06:00:00Z`;
}

function description(seed: number, product: ProductDraft, dice: Dice): string {
  const sentences = product.kitchen.about.map((group) => say(product, dice.pick(group)));
  const range = rangeSentence(seed, product);
  return range === '' ? `<p>${sentences.join(' ')}</p>` : `<p>${sentences.join(' ')}</p><p>${range}</p>`;
}

const PLURALS: Readonly<Record<string, string>> = {
  Dikte: 'diktes',
  Lengte: 'lengtes',
  Breedte: 'breedtes',
  Hoogte: 'hoogtes',
  Maat: 'maten',
  Diameter: 'diameters',
  Kleur: 'kleuren',
  Inhoud: 'verpakkingen',
  Verpakking: 'verpakkingen',
};

/** Of what is offered. */
function rangeSentence(seed: number, product: ProductDraft): string {
  const offered = product.variants.filter((variant) => !isHidden(seed, product, variant));
  const values = offered.map((variant) => variant.goods.choice.text);
  const plural = PLURALS[product.kitchen.family.by];
  if (values.length < 2 || !plural) return '';
  const last = values.at(-1) ?? '';
  return values.length <= 6
    ? `Leverbaar in ${values.length} ${plural}: ${values.slice(0, -1).join(', ')} en ${last}.`
    : `Leverbaar in ${values.length} ${plural}, van ${values[0]} tot en met ${last}.`;
}

function usps(product: ProductDraft, dice: Dice): string[] {
  const all = product.kitchen.family.usps;
  const first = dice.int(0, all.length - 1);
  const count = Math.min(all.length, dice.int(3, 4));
  return Array.from({ length: count }, (_, i) => all[(first + i) % all.length] ?? '');
}

/** Few products are ordered very often, most now and then. */
function orderCount(dice: Dice): number {
  return Math.floor(2 ** (dice.next() * dice.next() * 13)) - 1;
}
