import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { ClearFiltersLink } from './clear-filters-link.tsx';
import { FilterForm } from './filter-form.tsx';
import type { ListingChoices } from './use-listing-choices.ts';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  choices: ListingChoices;
  chosenCount: number;
  total: number;
  stockFilter: boolean;
  onStockFilter: (on: boolean) => void;
  onClear: () => void;
}

/** The filters where there is no space beside the list. Its button shows the number of results. */
export function FilterSheet({
  open,
  onClose,
  choices,
  chosenCount,
  total,
  stockFilter,
  onStockFilter,
  onClear,
}: FilterSheetProps) {
  const { t } = useTranslation('catalogue');
  const footer = (
    <div className="filter-sheet__foot">
      {chosenCount > 0 && (
        <ClearFiltersLink
          className={buttonClass({ look: 'quiet' })}
          choices={choices}
          stockFilter={stockFilter}
          onClear={onClear}
        >
          {t('filtersClear')}
        </ClearFiltersLink>
      )}
      <Button look="primary" state={choices.isPending ? 'busy' : 'idle'} onClick={onClose}>
        {t('show', { count: total })}
      </Button>
      <p className="sr-only" role="status">
        {choices.isPending ? '' : t('foundSpoken', { count: total })}
      </p>
    </div>
  );
  return (
    <Dialog open={open} onClose={onClose} title={t('filters')} shape="side-panel" footer={footer}>
      <FilterForm choices={choices} stockFilter={stockFilter} onStockFilter={onStockFilter} />
    </Dialog>
  );
}
