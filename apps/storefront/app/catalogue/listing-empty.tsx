import { useVenture } from '../chrome/use-chrome.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/atoms/button.tsx';
import { LinkButton } from '../ui/atoms/link-button.tsx';
import { EmptyState } from '../ui/molecules/empty-state.tsx';
import { useTranslation } from '../ui/use-translation.ts';
import { addressOf, withoutFilters } from './listing-address.ts';
import type { ListingChoices } from './use-listing-choices.ts';

interface ListingEmptyProps {
  choices: ListingChoices;
  isChosen: boolean;
  stockFilter: boolean;
  onStockFilter: (on: boolean) => void;
}

/** Nothing to show: what stands in the way can be taken away right here. */
export function ListingEmpty({ choices, isChosen, stockFilter, onStockFilter }: ListingEmptyProps) {
  const { t } = useTranslation('catalogue');
  const venture = useVenture();
  const reason = isChosen ? 'emptyFiltered' : stockFilter ? 'emptyStock' : 'emptyCategory';
  return (
    <EmptyState icon="search" title={t('emptyTitle')} text={t(reason)}>
      {isChosen && (
        <LinkButton look="primary" href={addressOf(choices.path, withoutFilters(choices.params))}>
          {t('emptyClear')}
        </LinkButton>
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
