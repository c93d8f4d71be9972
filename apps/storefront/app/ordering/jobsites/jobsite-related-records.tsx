import type { BudgetStanding } from '@bouwpoort/contract/ordering/budgets';
import type { SiteDocument } from '@bouwpoort/contract/ordering/jobsites';
import type { ListSummary } from '@bouwpoort/contract/ordering/lists';
import type { QuoteHead } from '@bouwpoort/contract/ordering/quotes';
import { rhythmWords } from '@bouwpoort/trade/ordering/list-rhythm';
import { TextLink } from '@bouwpoort/ui/atoms/text-link.tsx';
import { Row, Rows } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { paths } from '../../frame/web/paths.ts';
import { BudgetBar } from '../budgets/budget-bar.tsx';
import { useQuoteStateWords } from '../quotes/quote-state-words.ts';
import type { JobsiteRequest } from './jobsite-deliveries.tsx';

export interface RelatedRecords {
  budgets: readonly BudgetStanding[];
  lists: readonly Pick<ListSummary, 'id' | 'name' | 'lineCount' | 'rhythm'>[];
  documents: readonly SiteDocument[];
  requests: readonly JobsiteRequest[];
  quotes: readonly Pick<QuoteHead, 'quoteId' | 'number' | 'state'>[];
}

/** Other data of the company for this site, besides orders. */
export function JobsiteRelatedRecords({ budgets, lists, quotes }: Omit<RelatedRecords, 'documents' | 'requests'>) {
  const { t } = useTranslation('sites');
  const { t: budgetWords } = useTranslation('budgets');
  const user = useChromeSession();
  const mayEditBudget = user.kind === 'user' && user.isManager;
  const stateWords = useQuoteStateWords();
  const venture = useVenture();
  // Without the permission to see prices, a budget has no amounts to show.
  const shown = budgets.filter(({ amounts }) => amounts);
  return (
    <>
      {shown.length > 0 && (
        <section className="site-budget">
          <div className="spread">
            <h2>{t('budget')}</h2>
            {mayEditBudget && <TextLink href={`${paths.company(venture)}#budgetten`}>{t('edit')}</TextLink>}
          </div>
          {shown.map((budget) => (
            <div key={budget.id} className="site-budget__one">
              {shown.length > 1 && <p className="muted small">{budgetWords(`period_${budget.period}`)}</p>}
              <BudgetBar budget={budget} size="l" hasKey="rows" />
            </div>
          ))}
        </section>
      )}
      {lists.length > 0 && (
        <section>
          <h2 className="h-s">{t('lists')}</h2>
          <Rows>
            {lists.map(({ id, name, lineCount, rhythm }) => (
              <Row
                key={id}
                icon="lists"
                title={name}
                sub={[t('listLines', { count: lineCount }), rhythm && rhythmWords(rhythm)].filter(Boolean).join(', ')}
                href={paths.orderList(venture, id)}
              />
            ))}
          </Rows>
        </section>
      )}
      {quotes.length > 0 && (
        <section>
          <h2 className="h-s">{t('quotes')}</h2>
          <Rows>
            {quotes.map(({ quoteId, number, state }) => (
              <Row
                key={quoteId}
                icon="quote"
                title={number}
                sub={stateWords(state)}
                href={paths.quote(venture, quoteId)}
              />
            ))}
          </Rows>
        </section>
      )}
    </>
  );
}
