import { Link } from 'react-router';
import { Button } from '../ui/atoms/button.tsx';
import { buttonClass } from '../ui/atoms/button-class.ts';
import { Dialog } from '../ui/molecules/dialog.tsx';
import { useTranslation } from '../ui/use-translation.ts';
import { FilterForm } from './filter-form.tsx';
import { addressOf, withoutFilters } from './listing-address.ts';
import type { ListingChoices } from './use-listing-choices.ts';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  choices: ListingChoices;
  chosenCount: number;
  total: number;
  stockFilter: boolean;
  onStockFilter: (on: boolean) => void;
}

/** The filters where there is no room beside the list. Its button says what the choices leave. */
export function FilterSheet({
  open,
  onClose,
  choices,
  chosenCount,
  total,
  stockFilter,
  onStockFilter,
}: FilterSheetProps) {
  const { t } = useTranslation('catalogue');
  const footer = (
    <div className="filter-sheet__foot">
      {chosenCount > 0 && (
        <Link
          className={buttonClass({ look: 'quiet' })}
          to={addressOf(choices.path, withoutFilters(choices.params))}
          preventScrollReset
        >
          {t('filtersClear')}
        </Link>
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
