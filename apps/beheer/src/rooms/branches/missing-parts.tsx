import type { BeheerBranch } from '@bouwpoort/contract/beheer-branches';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { AddWarehouse } from './add-warehouse.tsx';

/** Missing data that customers notice. A showroom needs no data for ordering. */
export function MissingParts({ branch }: { branch: BeheerBranch }) {
  const { t } = useTranslation('beheer-branches');
  const { type, week, cutOffs, warehouses } = branch;
  const sells = type !== 'showroom';
  const missing = [
    week.length === 0 && 'week',
    sells && cutOffs.length === 0 && 'cutOffs',
    sells && warehouses.length === 0 && 'warehouses',
  ].filter((one) => one !== false);
  if (missing.length === 0) return null;
  return (
    <Notice kind="attention" title={t('missing')}>
      <ul className="br__missing">
        {missing.map((part) => (
          <li key={part}>
            {t(`missing-${part}`)}
            {part === 'warehouses' && <AddWarehouse branch={branch} />}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
