import { type Decimal, type DecimalSource, decimal } from '../foundation/money.ts';

export const budgetPeriods = ['project', 'year', 'quarter', 'month'] as const;
export type BudgetPeriod = (typeof budgetPeriods)[number];

/** The first day of the period a day falls in; null for a budget that runs as long as its project. */
export function periodStart(period: BudgetPeriod, day: string): string | null {
  const year = day.slice(0, 4);
  const month = Number(day.slice(5, 7));
  switch (period) {
    case 'project':
      return null;
    case 'year':
      return `${year}-01-01`;
    case 'quarter':
      return `${year}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
    case 'month':
      return `${day.slice(0, 7)}-01`;
  }
}

interface BudgetUse {
  amount: DecimalSource;
  spent: DecimalSource;
  reserved: DecimalSource;
}

/** What is left after an order; below zero when it does not fit. */
export function leftAfter({ amount, spent, reserved }: BudgetUse, order: DecimalSource): Decimal {
  return decimal(amount).minus(spent).minus(reserved).minus(order);
}
