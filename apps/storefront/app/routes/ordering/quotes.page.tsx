import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { EmptyState } from '@bouwpoort/ui/molecules/empty-state.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { AccountShell } from '../../frame/account-frame/account-shell.tsx';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { openedPage } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { paths } from '../../frame/web/paths.ts';
import { loadQuotes } from '../../ordering/quotes/load-quotes.ts';
import { QuoteList } from '../../ordering/quotes/quote-list.tsx';
import { companyStyles } from '../styles/customer-styles.ts';
import type { Route } from './+types/quotes.page.ts';

export const links = companyStyles;

export async function loader({ context, request }: Route.LoaderArgs) {
  const opened = openedPage(context);
  const [answer, texts] = await Promise.all([
    loadQuotes(opened, new URL(request.url).searchParams.get('na')),
    loadTexts(opened.api, ['account-frame', 'quotes']),
  ]);
  return { ...answer, texts };
}

export default function QuotesPage({ loaderData }: Route.ComponentProps) {
  const { quotes, nextCursor, problem } = loaderData;
  const { t } = useTranslation('quotes');
  const venture = useVenture();
  const session = useChromeSession();
  const mayAsk = session.kind === 'user' && session.companyRole !== 'viewer';
  return (
    <>
      <PageHead title={t('title')} disableIndexing />
      <AccountShell title={t('title')}>
        <div className="top">
          <div className="top__text">
            <h1>{t('title')}</h1>
            <p className="top__sub">{t('intro')}</p>
          </div>
          {mayAsk && !problem && (
            <div className="top__do">
              <LinkButton look="primary" icon="plus" href={paths.newQuote(venture)}>
                {t('ask')}
              </LinkButton>
            </div>
          )}
        </div>
        {problem && <Notice kind="error" title={t(`problem_${problem}`)} />}
        {quotes?.length === 0 && (
          <EmptyState icon="quote" title={t('emptyTitle')} text={t('emptyText')}>
            {mayAsk && <LinkButton href={paths.newQuote(venture)}>{t('ask')}</LinkButton>}
          </EmptyState>
        )}
        {quotes && quotes.length > 0 && (
          <QuoteList quotes={quotes} hasAmounts={session.kind === 'user' && session.seesPrices} />
        )}
        {nextCursor && (
          <p className="quotes-more">
            <LinkButton href={`${paths.quotes(venture)}?${new URLSearchParams({ na: nextCursor })}`}>
              {t('older')}
            </LinkButton>
          </p>
        )}
      </AccountShell>
    </>
  );
}
