import { useQuery } from '@tanstack/react-query';
import { browserApi } from '../../frame/http/api.ts';
import { browserQueries } from '../../frame/http/browser-queries.ts';
import { BudgetImpact } from './budget-bar.tsx';

interface CartBudgetProps {
  ventureId: string;
  userId: string;
  siteId: number;
  /** The amount of the cart, excluding VAT. */
  thisOrder: number;
}

/** The share of the cart in the budgets of the chosen building site. */
export function CartBudget({ ventureId, userId, siteId, thisOrder }: CartBudgetProps) {
  const { data } = useQuery(
    {
      queryKey: ['budgets of a site', ventureId, userId, siteId],
      queryFn: () => browserApi(ventureId).call('budgets.forOrder', { query: { projectId: siteId } }),
      staleTime: 0,
    },
    browserQueries(),
  );
  if (!data || data.budgets.length === 0) return null;
  return (
    <div className="cart-budget">
      <BudgetImpact budgets={data.budgets} thisOrder={thisOrder} />
    </div>
  );
}
