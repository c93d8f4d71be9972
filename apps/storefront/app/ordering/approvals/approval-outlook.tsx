import type { ApprovalDetails } from '@bouwpoort/contract/ordering/approvals';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { sumOf, toWire } from '@bouwpoort/trade/foundation/money';
import { leftAfter } from '@bouwpoort/trade/ordering/budget-periods';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { browserApi } from '../../frame/http/api.ts';
import { browserQueries } from '../../frame/http/browser-queries.ts';
import { BudgetBar } from '../budgets/budget-bar.tsx';

/**
 * A request as it would be ordered now. The server has to compute that, so the list comes first and this follows, only
 * for the requests in view.
 */
export function useOutlook(approvalId: string, isInView: boolean): ApprovalDetails | undefined {
  const { id: ventureId } = useVenture();
  const { data } = useQuery(
    {
      queryKey: ['approval outlook', ventureId, approvalId],
      queryFn: () => browserApi(ventureId).call('approvals.details', { params: { approvalId } }),
      staleTime: 0,
      enabled: isInView,
    },
    browserQueries(),
  );
  return data;
}

/** The tightest of the budgets the request counts towards. */
export function OutlookBudget({ outlook: { budgets, totals } }: { outlook: ApprovalDetails }) {
  const { t } = useTranslation('approvals');
  const amount = totals?.subtotal ?? 0;
  const [tightest] = budgets
    .flatMap((budget) => (budget.amounts ? [{ budget, left: toWire(leftAfter(budget.amounts, amount)) }] : []))
    .sort((a, b) => a.left - b.left);
  if (!tightest) return null;
  const { budget, left } = tightest;
  return (
    <>
      <BudgetBar budget={budget} thisOrder={amount} hasKey={false} />
      {left < 0 ? (
        <span className="small ap__over">{t('budgets:over', { amount: showEuros(-left) })}</span>
      ) : (
        <span className="small">{t('leftAfter', { amount: showEuros(left) })}</span>
      )}
    </>
  );
}

/** What became worse since the request was made. */
export function OutlookChanges({ outlook: { lines } }: { outlook: ApprovalDetails }) {
  const { t } = useTranslation('approvals');
  const changes = lines.flatMap((line) => line.changes);
  const risen = changes.filter(({ kind }) => kind === 'dearer');
  const later = changes.filter(({ kind }) => kind === 'later');
  return (
    <>
      {risen.length > 0 && (
        <span className="flag">
          <Icon name="arrow-up" size="small" />
          {t('risen', {
            count: risen.length,
            amount: showEuros(toWire(sumOf(risen.map(({ difference }) => difference ?? 0)))),
          })}
        </span>
      )}
      {later.length > 0 && (
        <span className="flag">
          <Icon name="warning" size="small" />
          {t('later', { count: later.length })}
        </span>
      )}
    </>
  );
}
