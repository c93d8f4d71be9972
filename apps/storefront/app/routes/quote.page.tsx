import { Breadcrumbs } from '@bouwpoort/ui/molecules/breadcrumbs.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { openedPage, pageRequestContext } from '../pages/page-context.ts';
import { PageHead } from '../pages/page-head.tsx';
import { useVenture } from '../pages/use-chrome.ts';
import { loadQuote } from '../quotes/load-quotes.ts';
import { QuoteDetail } from '../quotes/quote-detail.tsx';
import { paths } from '../site/paths.ts';
import { companyStyles } from '../styles/customer-styles.ts';
import { loadTexts } from '../translation/texts.tsx';
import type { Route } from './+types/quote.page.ts';

export const links = companyStyles;

export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = openedPage(context);
  const [quote, texts] = await Promise.all([
    loadQuote(opened, params.quote),
    loadTexts(opened.api, ['account-frame', 'quotes']),
  ]);
  return { quote, now: context.get(pageRequestContext).now.toISOString(), texts };
}

export default function QuotePage({ loaderData }: Route.ComponentProps) {
  const { quote, now } = loaderData;
  const { t } = useTranslation('quotes');
  const venture = useVenture();
  const title = t('quoteTitle', { number: quote.number });
  return (
    <>
      <PageHead title={title} disableIndexing />
      <QuoteDetail
        key={quote.quoteId}
        quote={quote}
        now={now}
        crumbs={
          <Breadcrumbs
            crumbs={[
              { label: venture.name, href: paths.home(venture) },
              { label: t('title'), href: paths.quotes(venture) },
              { label: quote.number },
            ]}
          />
        }
      />
    </>
  );
}
