import type { BeheerCustomerRow } from '@bouwpoort/contract/beheer-customers';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { StateMark } from '../../kit/state-mark.tsx';

export function CustomerState({ row }: { row: BeheerCustomerRow }) {
  const { t } = useTranslation('beheer-customers');
  if (row.isInactive) return <StateMark look="off">{t('stateInactive')}</StateMark>;
  if (row.hasOrderstop) return <StateMark look="bad">{t('stateOrderstop')}</StateMark>;
  if (row.hasDeliverystop) return <StateMark look="wait">{t('stateDeliverystop')}</StateMark>;
  return <StateMark look="ok">{t('stateActive')}</StateMark>;
}

/** The used share of the credit as a bar, with the numbers for screen readers. */
export function CreditBar({ row }: { row: Pick<BeheerCustomerRow, 'creditLimit' | 'creditUsed'> }) {
  const { t } = useTranslation('beheer-customers');
  if (row.creditLimit === null) return <span className="muted">{t('prepaid')}</span>;
  const share = row.creditLimit === 0 ? 1 : Math.min(1, row.creditUsed / row.creditLimit);
  return (
    <meter
      className="credit"
      min={0}
      max={1}
      value={share}
      title={t('creditShare', { percent: String(Math.round(share * 100)) })}
    >
      {Math.round(share * 100)}%
    </meter>
  );
}
