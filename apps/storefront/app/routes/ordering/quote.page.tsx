import { Breadcrumbs } from '@bouwpoort/ui/molecules/breadcrumbs.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { openedPage, pageRequestContext } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { paths } from '../../frame/web/paths.ts';
import { loadQuote } from '../../ordering/quotes/load-quotes.ts';
import { QuoteDetail } from '../../ordering/quotes/quote-detail.tsx';
import { companyStyles } from '../styles/customer-styles.ts';
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
