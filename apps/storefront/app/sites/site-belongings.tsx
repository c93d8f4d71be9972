import type { BudgetStanding } from '@bouwpoort/contract/budgets';
import type { ListSummary } from '@bouwpoort/contract/order-lists';
import type { QuoteHead } from '@bouwpoort/contract/quotes';
import { Row, Rows } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { BudgetBar } from '../budgets/budget-bar.tsx';
import { useVenture } from '../pages/use-chrome.ts';
import { paths } from '../site/paths.ts';

export interface Belongings {
  budgets: readonly BudgetStanding[];
  lists: readonly Pick<ListSummary, 'id' | 'name' | 'lineCount'>[];
  quotes: readonly Pick<QuoteHead, 'quoteId' | 'number' | 'state'>[];
}

/** What else the company has for this site, beside what was ordered. */
export function SiteBelongings({ budgets, lists, quotes }: Belongings) {
  const { t } = useTranslation('sites');
  const { t: quoteWords } = useTranslation('quotes');
  const venture = useVenture();
  // Without the right to prices there is nothing to show of a budget.
  const shown = budgets.filter(({ amounts }) => amounts);
  return (
    <>
      {shown.length > 0 && (
        <section>
          <h2 className="h-s">{t('budget')}</h2>
          {shown.map((budget) => (
            <BudgetBar key={budget.id} budget={budget} />
          ))}
        </section>
      )}
      {lists.length > 0 && (
        <section>
          <h2 className="h-s">{t('lists')}</h2>
          <Rows>
            {lists.map(({ id, name, lineCount }) => (
              <Row
                key={id}
                icon="lists"
                title={name}
                sub={t('listLines', { count: lineCount })}
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
                sub={quoteWords(`state_${state}`)}
                href={paths.quote(venture, quoteId)}
              />
            ))}
          </Rows>
        </section>
      )}
    </>
  );
}
