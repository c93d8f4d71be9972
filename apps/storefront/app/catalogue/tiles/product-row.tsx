import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useState } from 'react';
import { ArticleLink } from './article-link.tsx';
import { AssortmentMark } from './assortment-mark.tsx';
import type { ProductTile } from './catalogue-mapping.ts';
import { LoginForPrice, useIsInvitedToLogIn } from './login-for-price.tsx';
import { articleFacts } from './product-facts.ts';
import { ProductPicture } from './product-picture.tsx';
import { useProductPurchase } from './product-purchase.ts';
import { articleNumber } from './product-texts.ts';

interface ProductRowProps {
  product: ProductTile;
  /** Overrides what the cart renders here. */
  purchase?: ReactNode;
  /** Below its name and facts. */
  note?: ReactNode;
}

/** A row of the list. */
export function ProductRow({ product, purchase, note }: ProductRowProps) {
  const { t } = useTranslation('catalogue');
  const isInvited = useIsInvitedToLogIn();
  const Purchase = useProductPurchase()?.Row;
  const [chosenGuid, setChosenGuid] = useState<string>();
  const ordering =
    purchase ?? (Purchase && !isInvited ? <Purchase product={product} onChosen={setChosenGuid} /> : undefined);
  const facts = [articleFacts(product).join(' '), articleNumber(t, product, chosenGuid), product.brand].filter(Boolean);
  return (
    <article className={ordering ? 'product-row product-row--orders' : 'product-row'}>
      <ProductPicture product={product} size={64} className="product-row__pic" />
      <div className="product-row__name">
        <h3>
          <ArticleLink product={product} />
        </h3>
        <p className="product-row__code">{facts.join(' · ')}</p>
        {note}
      </div>
      {ordering ?? (
        <div className="product-row__stock">
          <AssortmentMark isStockItem={product.isStockItem} />
        </div>
      )}
      {!ordering && isInvited && (
        <div className="product-row__login">
          <LoginForPrice name={product.name} />
        </div>
      )}
    </article>
  );
}
