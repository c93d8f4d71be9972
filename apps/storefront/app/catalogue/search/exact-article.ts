import type { ProductTile } from '../tiles/catalogue-mapping.ts';

/** Article numbers are typed with any spaces, dots and dashes. */
function bare(code: string): string {
  return code.replace(/[\s.-]/g, '').toLowerCase();
}

interface ExactArticle {
  product: ProductTile;
  code: string;
}

/** The product in the results with exactly this article number. */
export function exactArticle(products: readonly ProductTile[], query: string): ExactArticle | null {
  const wanted = bare(query);
  if (!/\d/.test(wanted)) return null;
  for (const product of products) {
    const variant = product.variants.find(({ code }) => bare(code) === wanted);
    if (variant) return { product, code: variant.code };
  }
  return null;
}
