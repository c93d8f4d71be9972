import { Fragment } from 'react';
import type { ProductTile } from './catalogue-mapping.ts';
import { articleFacts } from './product-facts.ts';

/** Size and variants on one line, or on a line each; neither wraps in the middle. */
export function ArticleFacts({ product, className }: { product: ProductTile; className: string }) {
  return (
    <p className={`article-facts ${className}`}>
      {articleFacts(product).map((fact, at) => (
        <Fragment key={fact}>
          {at > 0 && ' '}
          <span>{fact}</span>
        </Fragment>
      ))}
    </p>
  );
}
