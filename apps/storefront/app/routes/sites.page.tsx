import { ToastRegion } from '@bouwpoort/ui/molecules/toast.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { OrdersProblemNotice } from '../orders/orders-problem-notice.tsx';
import { openedPage, pageRequestContext } from '../pages/page-context.ts';
import { PageHead } from '../pages/page-head.tsx';
import { loadPeople, loadSites } from '../sites/load-sites.ts';
import { SitesOverview } from '../sites/sites-overview.tsx';
import { companyStyles } from '../styles/customer-styles.ts';
import { loadTexts } from '../translation/texts.tsx';
import type { Route } from './+types/sites.page.ts';

export const links = companyStyles;

const namespaces = ['sites', 'account-frame', 'branches', 'addresses', 'account', 'orders', 'budgets'];

export async function loader({ context }: Route.LoaderArgs) {
  const opened = openedPage(context);
  const [answer, texts] = await Promise.all([loadSites(opened), loadTexts(opened.api, namespaces)]);
  const people = answer.mayMake ? await loadPeople(opened) : [];
  return { ...answer, people, texts, googleMapsKey: context.get(pageRequestContext).googleMapsBrowserKey };
}

/** The building sites of a company. */
export default function SitesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('sites');
  const { problem, sites, mayMake, deliveries, budgets, people, googleMapsKey } = loaderData;
  return (
    <ToastRegion>
      <PageHead title={t('title')} disableIndexing />
      {problem ? (
        <div className="wrap">
          <h1>{t('title')}</h1>
          <OrdersProblemNotice problem={problem} title={t('failedTitle')} />
        </div>
      ) : (
        <SitesOverview
          sites={sites}
          deliveries={deliveries}
          budgets={budgets}
          people={people}
          mayMake={mayMake}
          googleMapsKey={googleMapsKey}
        />
      )}
    </ToastRegion>
  );
}
