import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Disclosures } from '@bouwpoort/ui/molecules/disclosure.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { FilterGroupSection } from './filter-group-section.tsx';
import { HiddenParams } from './hidden-params.tsx';
import { listingParams } from './listing-address.ts';
import { StockFilterSwitch } from './stock-filter-switch.tsx';
import type { ListingChoices } from './use-listing-choices.ts';

/** The first groups start open; more would push the rest out of view. */
const initiallyOpen = 4;

interface FilterFormProps {
  choices: ListingChoices;
  stockFilter: boolean;
  onStockFilter: (on: boolean) => void;
}

/** With script every choice applies at once; without script they are submitted together. */
export function FilterForm({ choices, stockFilter, onStockFilter }: FilterFormProps) {
  const { t } = useTranslation('catalogue');
  const { path, params, groups, toggle } = choices;
  return (
    <form className="filters" method="get" action={path} onSubmit={(event) => event.preventDefault()}>
      <HiddenParams params={params} except={[listingParams.page, listingParams.filters]} />
      <input type="hidden" name={listingParams.apply} value="1" />
      <StockFilterSwitch on={stockFilter} onChange={onStockFilter} />
      <Disclosures>
        {groups.map((group, index) => (
          <FilterGroupSection
            key={`${path} ${group.filterField} ${group.name}`}
            group={group}
            initiallyOpen={index < initiallyOpen}
            onToggle={(value) => toggle(group, value)}
          />
        ))}
      </Disclosures>
      <Button type="submit" look="primary" block className="without-script">
        {t('filtersApply')}
      </Button>
    </form>
  );
}
