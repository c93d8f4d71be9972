import type { BudgetStanding } from '@bouwpoort/contract/ordering/budgets';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { leftAfter } from '@bouwpoort/trade/ordering/budget-periods';
import { AmountBar, type BarPart } from '@bouwpoort/ui/molecules/amount-bar.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

interface BudgetBarProps {
  budget: BudgetStanding;
  /** The amount of an order that is about to be placed, excluding VAT. */
  thisOrder?: number;
  size?: 's' | 'm' | 'l';
  hasKey?: boolean | 'rows';
}

/** The used part of a budget; nothing for a user who may not see amounts. */
export function BudgetBar({ budget, thisOrder = 0, size = 'm', hasKey = true }: BudgetBarProps) {
  const { t } = useTranslation('budgets');
  const { amounts, name } = budget;
  if (!amounts) return null;
  const left = toWire(leftAfter(amounts, thisOrder));
  const part = (kind: BarPart['kind'], label: string, amount: number): BarPart => ({
    kind,
    label: t(label, { amount: showEuros(amounts.amount) }),
    amount,
    text: showEuros(amount),
  });
  const rest = (amount: number) => {
    if (hasKey === 'rows') return part('free', 'leftOf', amount);
    return part('left', thisOrder > 0 ? 'leftAfter' : 'left', amount);
  };
  return (
    <AmountBar
      label={t('budgetOf', { name })}
      limit={amounts.amount}
      size={size}
      hasKey={hasKey}
      overText={t('over', { amount: showEuros(-left) })}
      parts={[
        part('spent', 'spent', amounts.spent),
        ...(amounts.reserved > 0 ? [part('held', 'reserved', amounts.reserved)] : []),
        ...(thisOrder > 0 ? [part('this', 'thisOrder', thisOrder)] : []),
        ...(left < 0 ? [] : [rest(left)]),
      ]}
    />
  );
}

/** The budgets an order counts towards, each with the share of this order. */
export function BudgetImpact({ budgets, thisOrder }: { budgets: readonly BudgetStanding[]; thisOrder: number }) {
  const { t } = useTranslation('budgets');
  return budgets.map((budget) =>
    budget.amounts ? (
      <div className="impact" key={budget.id}>
        <div className="impact__head">
          <h2 className="h-s">{t('budgetOf', { name: budget.name })}</h2>
          <span className="muted num">
            {t(`ofPeriod_${budget.period}`, { amount: showEuros(budget.amounts.amount) })}
          </span>
        </div>
        <BudgetBar budget={budget} thisOrder={thisOrder} size="l" />
      </div>
    ) : null,
  );
}
