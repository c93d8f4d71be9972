import { Badge } from '@bouwpoort/ui/atoms/badge.tsx';
import { CachedMarkup } from '@bouwpoort/ui/cached-markup.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useState } from 'react';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleLink } from './article-link.tsx';
import { AssortmentMark } from './assortment-mark.tsx';
import type { ProductTile } from './catalogue-mapping.ts';
import { LoginForPrice, useIsInvitedToLogIn } from './login-for-price.tsx';
import { ImageOrIcon, useProductImage } from './product-picture.tsx';
import { useProductPurchase } from './product-purchase.ts';
import { articleNumber, variantCount } from './product-texts.ts';

interface ProductCardProps {
  product: ProductTile;
  /** The width of its picture on wide screens, where the card is much narrower on a phone. */
  shownWidth?: string;
  /** In the first row, visible at once. */
  priority?: boolean;
  /** Overrides what the cart renders here. */
  purchase?: ReactNode;
}

/** A card in the grid. The whole card links to the page, except its order controls. */
export function ProductCard({ product, shownWidth, priority, purchase }: ProductCardProps) {
  const { t } = useTranslation('catalogue');
  const isInvited = useIsInvitedToLogIn();
  const Purchase = useProductPurchase()?.Card;
  const [chosenGuid, setChosenGuid] = useState<string>();
  const ordering =
    purchase ?? (Purchase && !isInvited ? <Purchase product={product} onChosen={setChosenGuid} /> : undefined);
  const look = {
    image: useProductImage(product),
    count: variantCount(t, product),
    code: articleNumber(t, product, chosenGuid),
    shownWidth,
    priority,
  };
  return (
    <article className="product-card">
      <CachedMarkup
        as="div"
        className="product-card__about"
        source={product}
        cacheKey={Object.values(look).join('\n')}
        render={() => <AboutProduct product={product} {...look} />}
      />
      <div className="product-card__foot">
        {ordering ?? <AssortmentMark isStockItem={product.isStockItem} />}
        {!ordering && isInvited && (
          <div className="product-card__login">
            <LoginForPrice name={product.name} />
          </div>
        )}
      </div>
    </article>
  );
}

interface AboutProductProps {
  product: ProductTile;
  image: string | null;
  count: string;
  code: string;
  shownWidth: string | undefined;
  priority: boolean | undefined;
}

function AboutProduct({ product, image, count, code, shownWidth, priority }: AboutProductProps) {
  return (
    <>
      <div className="product-card__media">
        <ImageOrIcon src={image} size={300} shownWidth={shownWidth} priority={priority ?? false} />
      </div>
      {count && (
        <Badge look="outline" className="product-card__badge">
          {count}
        </Badge>
      )}
      <p className="product-card__brand">{product.brand}</p>
      <h3 className="product-card__name">
        <ArticleLink product={product} />
      </h3>
      <ArticleFacts product={product} className="product-card__prop" />
      <p className="product-card__code">{code}</p>
    </>
  );
}
