import { ToastRegion } from '@bouwpoort/ui/molecules/toast.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { openedPage, pageRequestContext } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { JobsitesOverview } from '../../ordering/jobsites/jobsites-overview.tsx';
import { loadJobsites, loadPeople } from '../../ordering/jobsites/load-jobsites.ts';
import { OrdersProblemNotice } from '../../ordering/orders/orders-problem-notice.tsx';
import { companyStyles } from '../styles/customer-styles.ts';
import type { Route } from './+types/jobsites.page.ts';

export const links = companyStyles;

const namespaces = ['sites', 'account-frame', 'branches', 'addresses', 'account', 'orders', 'budgets'];

export async function loader({ context }: Route.LoaderArgs) {
  const opened = openedPage(context);
  const [answer, texts] = await Promise.all([loadJobsites(opened), loadTexts(opened.api, namespaces)]);
  const people = answer.mayMake ? await loadPeople(opened) : [];
  return { ...answer, people, texts, googleMapsKey: context.get(pageRequestContext).googleMapsBrowserKey };
}

/** The building sites of a company. */
export default function JobsitesPage({ loaderData }: Route.ComponentProps) {
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
        <JobsitesOverview
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
