import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useId } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { listingParams } from './listing-address.ts';

/** C 2.2. */
export function StockFilterSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const { t } = useTranslation('catalogue');
  const { name } = useVenture();
  const id = useId();
  return (
    <div className="stock-filter">
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          name={listingParams.stock}
          value="true"
          checked={on}
          aria-checked={on}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
        {t('stockFilter')}
      </label>
      <p className="small muted" id={id}>
        {t('stockFilterText', { name })}
      </p>
    </div>
  );
}
