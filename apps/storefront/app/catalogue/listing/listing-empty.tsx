import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { EmptyState } from '@bouwpoort/ui/molecules/empty-state.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';
import { ClearFiltersLink } from './clear-filters-link.tsx';
import type { ListingChoices } from './use-listing-choices.ts';

interface ListingEmptyProps {
  choices: ListingChoices;
  isChosen: boolean;
  stockFilter: boolean;
  onStockFilter: (on: boolean) => void;
  onClear: () => void;
}

/** No results: the filters that cause it can be removed right here. */
export function ListingEmpty({ choices, isChosen, stockFilter, onStockFilter, onClear }: ListingEmptyProps) {
  const { t } = useTranslation('catalogue');
  const venture = useVenture();
  const reason = isChosen ? 'emptyFiltered' : stockFilter ? 'emptyStock' : 'emptyCategory';
  return (
    <EmptyState icon="search" title={t('emptyTitle')} text={t(reason)}>
      {isChosen && (
        <ClearFiltersLink
          className={buttonClass({ look: 'primary' })}
          choices={choices}
          stockFilter={stockFilter}
          onClear={onClear}
        >
          {t('emptyClear')}
        </ClearFiltersLink>
      )}
      {stockFilter && (
        <Button className="with-script" onClick={() => onStockFilter(false)}>
          {t('emptyStockOff')}
        </Button>
      )}
      {!isChosen && <LinkButton href={venture.catalogUrl ?? paths.home(venture)}>{t('emptyAssortment')}</LinkButton>}
    </EmptyState>
  );
}
