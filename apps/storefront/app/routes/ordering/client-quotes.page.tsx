import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { data } from 'react-router';
import { openedPage } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { ClientQuotesOverview } from '../../ordering/client-quotes/client-quotes-overview.tsx';
import { loadClientQuotes } from '../../ordering/client-quotes/load-client-quotes.ts';
import { companyStyles } from '../styles/customer-styles.ts';
import type { Route } from './+types/client-quotes.page.ts';

export const links = companyStyles;

export async function loader({ context }: Route.LoaderArgs) {
  const opened = openedPage(context);
  const [quotes, texts] = await Promise.all([
    loadClientQuotes(opened),
    loadTexts(opened.api, ['client-quotes', 'account-frame']),
  ]);
  if (!quotes) throw data(null, { status: 404 });
  return { quotes, texts };
}

/** Quotes for clients of the customer's own. */
export default function ClientQuotesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('client-quotes');
  return (
    <>
      <PageHead title={t('title')} disableIndexing />
      <ClientQuotesOverview quotes={loaderData.quotes} />
    </>
  );
}
