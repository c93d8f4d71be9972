import { ToastRegion } from '@bouwpoort/ui/molecules/toast.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { data } from 'react-router';
import { openedPage } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { loadClientQuote } from '../../ordering/client-quotes/load-client-quotes.ts';
import { QuoteMaker } from '../../ordering/client-quotes/quote-maker.tsx';
import { companyStyles } from '../styles/customer-styles.ts';
import type { Route } from './+types/client-quote.page.ts';

export const links = companyStyles;

export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = openedPage(context);
  const [quote, texts] = await Promise.all([
    loadClientQuote(opened, params.quote),
    loadTexts(opened.api, ['client-quotes', 'account']),
  ]);
  if (!quote) throw data(null, { status: 404 });
  return { quote, texts };
}

/** One quote for a client. */
export default function ClientQuotePage({ loaderData: { quote } }: Route.ComponentProps) {
  const { t } = useTranslation('client-quotes');
  return (
    <ToastRegion>
      <PageHead title={t('makerTitle')} disableIndexing />
      <QuoteMaker key={quote.quoteId} quote={quote} />
    </ToastRegion>
  );
}
