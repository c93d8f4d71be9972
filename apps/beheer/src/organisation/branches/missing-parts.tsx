import { type BeheerBranch, missingParts } from '@bouwpoort/contract/organisation/branches.staff';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { AddWarehouse } from './add-warehouse.tsx';

/** Missing data that customers notice. */
export function MissingParts({ branch }: { branch: BeheerBranch }) {
  const { t } = useTranslation('beheer-branches');
  const missing = missingParts(branch.type, (part) => branch[part].length > 0);
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
