import type { ProductPicture } from '../pictures/draw-product.ts';
import { seedOf } from './catalogue-ids.ts';
import type { ProductDraft, VariantDraft } from './catalogue-product.ts';
import { nl, type PictureRecipe, type Sizes } from './catalogue-recipe.ts';

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
  const { second } = product.kitchen.recipe.picture;
  if (!second || product.known?.withoutImage || seedOf(seed, product.index, 21) % 2 !== 0) return undefined;
  const drawing = { ...drawShared(product), ...second };
  if (second.view === undefined) delete drawing.view;
  return { path: picturePath(product, '-2'), drawing };
}

/** Colours and printed numbers are shown variant by variant; other sizes are not worth a picture each. */
export function variantPicture(product: ProductDraft, variant: VariantDraft): CataloguePicture | undefined {
  if ((!variant.choice.material && sharesNote(product)) || product.known?.withoutImage) return undefined;
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
function sharesNote({ kitchen, variants }: ProductDraft): boolean {
  const { picture } = kitchen.recipe;
  const notes = variants.map(({ sizes }) => noteOf(picture, sizes));
  return notes.every((note) => note === notes[0]);
}

/**
 * Boards carry their thickness unless the recipe prints something else; nothing carries a number that is not its own.
 */
function noteOf({ family, note, size }: PictureRecipe, sizes: Sizes): string {
  if (note) return note(sizes);
  const thickness = size?.(sizes).t;
  return thickness && (family === 'board' || family === 'insulation-board') ? `${nl(thickness)} MM` : '';
}

function draw(product: ProductDraft, variant: VariantDraft): ProductPicture {
  const { picture } = product.kitchen.recipe;
  const drawing: ProductPicture = { family: picture.family, label: product.brand, seed: variant.code };
  let material = picture.material;
  let view = picture.view;
  for (const choice of product.choices) {
    material = choice.material ?? material;
    view = choice.view ?? view;
  }
  material = variant.choice.material ?? material;
  if (material) drawing.material = material;
  if (view) drawing.view = view;
  if (picture.size) drawing.size = picture.size(variant.sizes);
  drawing.note = noteOf(picture, variant.sizes);
  return drawing;
}
