import type { BeheerCustomerRow } from '@bouwpoort/contract/customers/customers.staff';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { CSSProperties } from 'react';
import { StateMark } from '../../frame/kit/state-mark.tsx';

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
  const { creditLimit, creditUsed } = row;
  if (creditLimit === null) return <span className="muted">{t('prepaid')}</span>;
  const isOver = creditUsed > creditLimit;
  const percent = creditLimit === 0 ? 100 : Math.round((creditUsed / creditLimit) * 100);
  const share = t('creditShare', { percent: String(percent) });
  return (
    <span className="credit" title={share}>
      <span
        className={classNames('prog', isOver ? 'prog--over' : 'prog--done')}
        style={{ '--p': Math.min(100, percent) } as CSSProperties}
      >
        <i />
      </span>
      {isOver && <StateMark look="bad">{t('creditOver')}</StateMark>}
      <span className="sr-only">{share}</span>
    </span>
  );
}
