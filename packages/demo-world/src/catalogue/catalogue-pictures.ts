import type { ProductPicture } from '../pictures/draw-product.ts';
import { seedOf } from './catalogue-ids.ts';
import type { ProductDraft, VariantDraft } from './catalogue-product.ts';

export interface CataloguePicture {
  path: string;
  drawing: ProductPicture;
}

/** The product's own picture; it stands for all variants, so it shows no number that not all of them have. */
export function mainPicture(product: ProductDraft): CataloguePicture | undefined {
  if (product.known?.withoutImage) return undefined;
  return { path: picturePath(product, ''), drawing: drawShared(product) };
}

/** For about a third of what can be shown in a second way: on its pallet, or as the goods themselves. */
export function secondPicture(seed: number, product: ProductDraft): CataloguePicture | undefined {
  const { second } = product.kitchen.family.picture;
  if (!second || product.known?.withoutImage || seedOf(seed, product.index, 21) % 2 !== 0) return undefined;
  const drawing = { ...drawShared(product), ...second };
  if (second.view === undefined) delete drawing.view;
  return { path: picturePath(product, '-2'), drawing };
}

/** Colours and printed numbers are shown variant by variant; other sizes are not worth a picture each. */
export function variantPicture(product: ProductDraft, variant: VariantDraft): CataloguePicture | undefined {
  if ((!variant.goods.choice.material && sharesNote(product)) || product.known?.withoutImage) return undefined;
  return { path: picturePath(product, `-v${variant.position + 1}`), drawing: draw(product, variant) };
}

function picturePath(product: ProductDraft, suffix: string): string {
  return `/media/producten/${product.id}${suffix}.svg`;
}

function middle(product: ProductDraft): VariantDraft {
  const variant = product.variants[product.variants.length >> 1];
  if (!variant) throw new Error(`product ${product.id} has no variants`);
  return variant;
}

function drawShared(product: ProductDraft): ProductPicture {
  const drawing = draw(product, middle(product));
  return sharesNote(product) ? drawing : { ...drawing, note: '' };
}

/** Whether what is printed on the package is the same for all variants. */
function sharesNote({ variants }: ProductDraft): boolean {
  return variants.every(({ goods }) => goods.note === variants[0]?.goods.note);
}

function draw(product: ProductDraft, variant: VariantDraft): ProductPicture {
  const { picture } = product.kitchen.family;
  const drawing: ProductPicture = { family: picture.family, label: product.brand, seed: variant.code };
  let material = picture.material;
  let view = picture.view;
  for (const choice of product.choices) {
    material = choice.material ?? material;
    view = choice.view ?? view;
  }
  material = variant.goods.choice.material ?? material;
  if (material) drawing.material = material;
  if (view) drawing.view = view;
  if (variant.goods.pictureSize) drawing.size = variant.goods.pictureSize;
  drawing.note = variant.goods.note;
  return drawing;
}
