import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { resizedSource } from '@bouwpoort/ui/atoms/picture-source.ts';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { use } from 'react';
import { MarkedText } from '../search/marked-text.tsx';
import { AssortmentMark } from '../tiles/assortment-mark.tsx';
import type { Suggestions } from './autocomplete-result.ts';
import { type SuggestedArticle, suggestedArticle } from './suggested-article.ts';
import { SuggestionCell } from './suggestion-option.tsx';
import { AddSkeleton, PriceSkeleton, StockSkeleton, SuggestionPurchaseContext } from './suggestion-purchase-slot.tsx';
import type { SuggestedTiles } from './use-suggested-tiles.ts';

/** C 9 */
const pictureSize = 300;

interface ArticleSuggestionProps {
  suggestion: Suggestions['products'][number];
  /** Null while they are loading. */
  tiles: SuggestedTiles | null;
  query: string;
  /** The user may see prices here. */
  hasPrices: boolean;
  /** The placeholder for an article without a picture. */
  instead: string;
}

/** Name and picture at once; the rest fills its reserved space. */
export function ArticleSuggestion({ suggestion, tiles, query, hasPrices, instead }: ArticleSuggestionProps) {
  const slots = use(SuggestionPurchaseContext);
  const purchase = hasPrices ? slots : null;
  const tile = tiles?.get(suggestion.id);
  const article = tile && suggestedArticle(tile, query);
  const isLoading = tiles === null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid that is no table to look at
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points here (ARIA 1.2 combobox)
    <div role="row" className={classNames('suggest__row suggest__product', purchase && 'suggest__product--priced')}>
      <SuggestionCell className="suggest__cell">
        <Anchor href={article?.url ?? suggestion.url} className="suggest__article" tabIndex={-1}>
          <img
            src={resizedSource(suggestion.imageUrl ?? instead, pictureSize, pictureSize, 'max')}
            alt=""
            width={pictureSize}
            height={pictureSize}
            decoding="async"
          />
          <span className="suggest__name">
            <MarkedText text={suggestion.name} query={query} />
          </span>
          <span className="suggest__facts">
            {isLoading && <Skeleton width="12rem" height="0.875rem" />}
            {article && <Facts article={article} />}
          </span>
          <span className="suggest__stock">
            {isLoading && <StockSkeleton />}
            {article &&
              (purchase ? (
                <purchase.Stock {...article} />
              ) : (
                <AssortmentMark isStockItem={article.product.isStockItem} />
              ))}
          </span>
          {purchase && (
            <span className="suggest__price">
              {isLoading && <PriceSkeleton />}
              {article && <purchase.Price {...article} />}
            </span>
          )}
        </Anchor>
      </SuggestionCell>
      {purchase && isLoading && <AddSkeleton />}
      {purchase && article && <purchase.Add {...article} />}
    </div>
  );
}

function Facts({ article: { code, hasOtherCodes, brand, property } }: { article: SuggestedArticle }) {
  const { t } = useTranslation('search');
  const number = hasOtherCodes ? t('codes', { code }) : code;
  // The brand is part of the name above, so it comes last, where it may be clipped.
  return [number, property, brand].filter(Boolean).join(' · ');
}
