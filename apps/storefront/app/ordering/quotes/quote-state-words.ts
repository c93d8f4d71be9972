import type { QuoteHead } from '@bouwpoort/contract/ordering/quotes';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';

/** The state of a quote for this user: an offer awaits a user who may order and see prices. */
export function useQuoteStateWords(): (state: QuoteHead['state']) => string {
  const { t } = useTranslation('quotes');
  const user = useChromeSession();
  const mayDecide =
    user.kind === 'user' && user.seesPrices && (user.companyRole === 'manager' || user.companyRole === 'buyer');
  return (state) => t(state === 'offered' && !mayDecide ? 'state_offeredOther' : `state_${state}`);
}
