import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ProductTile } from '../tiles/catalogue-mapping.ts';
import { narrowedTile } from '../tiles/narrowed-tile.ts';
import { ProductPicture } from '../tiles/product-picture.tsx';
import { exactArticle } from './exact-article.ts';

/** For an article number, the link to that article comes first. */
export function ExactArticleLink({ products, query }: { products: readonly ProductTile[]; query: string }) {
  const { t } = useTranslation('search');
  const found = exactArticle(products, query);
  if (!found) return null;
  const { product, code } = found;
  return (
    <Anchor className="exact-article" href={narrowedTile(product, (variant) => variant.code === code).url}>
      <span>
        <ProductPicture product={product} size={64} />
      </span>
      <span>
        <span className="exact-article__code">{t('exactArticle', { code })}</span>
        <b>{product.name}</b>
      </span>
      <Icon name="arrow-right" />
    </Anchor>
  );
}
