import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useId } from 'react';
import type { Tier } from './price-tiers.ts';

interface TierTableProps {
  title: string;
  tiers: readonly Tier[];
  onChoose: (tier: Tier) => void;
}

/** Aantal, Per, Prijs; selecting a row copies its quantity to the order form. */
export function TierTable({ title, tiers, onChoose }: TierTableProps) {
  const { t } = useTranslation('purchase');
  const id = useId();
  return (
    <section>
      <h3 id={id}>{title}</h3>
      <table className="data-table tier-table" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('tierQuantity')}</th>
            <th scope="col">{t('tierPer')}</th>
            <th scope="col" className="r">
              {t('tierPrice')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier) => (
            <tr key={tier.quantity} className="is-link">
              <td className="n">
                <button type="button" onClick={() => onChoose(tier)}>
                  {t('tierFrom', { amount: tier.amount })}
                  {tier.together && <span className="tier-table__together">{tier.together}</span>}
                  <span className="sr-only">{t('tierChoose')}</span>
                </button>
              </td>
              <td>{tier.per}</td>
              <td className="r">
                <b>{tier.price}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
