import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { articleName } from './article-name.ts';
import type { ProductTile } from './catalogue-mapping.ts';

/** The link to the article; its accessible name includes the brand and the size, which are visible beside it. */
export function ArticleLink({ product }: { product: Pick<ProductTile, 'name' | 'brand' | 'url'> }) {
  const { words, size } = articleName(product);
  const isBrandApart = product.name.startsWith(`${product.brand} `);
  return (
    <Anchor href={product.url}>
      {isBrandApart && <span className="sr-only">{product.brand} </span>}
      {words}
      {size && <span className="sr-only"> {size}</span>}
    </Anchor>
  );
}
