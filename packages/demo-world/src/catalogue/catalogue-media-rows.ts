import type { Cell, DemoWorldSize } from '../table-fill.ts';
import { categoryPictureRows } from './catalogue-categories.ts';
import { downloads } from './catalogue-downloads.ts';
import { type CataloguePicture, mainPicture, secondPicture, variantPicture } from './catalogue-pictures.ts';
import { products } from './catalogue-products.ts';

/** `bytes` stays empty: the server draws these when they are asked for. */
export const mediaColumns = ['path', 'content_type', 'drawing'] as const;

export function* mediaRows(size: DemoWorldSize): Generator<readonly Cell[]> {
  yield* categoryPictureRows();
  for (const product of products(size)) {
    const main = mainPicture(product);
    if (main) yield pictureRow(main);
    const second = secondPicture(size.seed, product);
    if (second) yield pictureRow(second);
    for (const variant of product.variants) {
      const own = variantPicture(product, variant);
      if (own) yield pictureRow(own);
    }
    for (const { url, title, lines } of downloads(size.seed, product)) {
      yield [url, 'application/pdf', JSON.stringify({ kind: 'datasheet', title, lines })];
    }
  }
}

function pictureRow({ path, drawing }: CataloguePicture): readonly Cell[] {
  return [path, 'image/svg+xml', JSON.stringify({ kind: 'product', ...drawing })];
}
