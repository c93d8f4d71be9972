import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { ToastRegion } from '@bouwpoort/ui/molecules/toast.tsx';
import { data } from 'react-router';
import { openedPage } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { JobsiteDetail } from '../../ordering/jobsites/jobsite-detail.tsx';
import { loadJobsite, loadPeople, loadRelatedRecords } from '../../ordering/jobsites/load-jobsites.ts';
import { problemBefore } from '../../ordering/orders/load-orders.ts';
import { companyStyles } from '../styles/customer-styles.ts';
import type { Route } from './+types/jobsite.page.ts';

export const links = companyStyles;

const namespaces = ['sites', 'site-access', 'addresses', 'account', 'orders', 'budgets', 'quotes'];

export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = openedPage(context);
  const found = problemBefore(opened) ? null : await loadJobsite(opened, params.site);
  if (!found) throw data(null, { status: 404 });
  const [people, belongings, texts] = await Promise.all([
    found.site.mayEdit ? loadPeople(opened) : [],
    loadRelatedRecords(opened, found.site.siteId),
    loadTexts(opened.api, namespaces),
  ]);
  return { ...found, people, belongings, texts, today: dayOf(new Date()) };
}

/** One building site. */
export default function JobsitePage({ loaderData }: Route.ComponentProps) {
  const { site, orders, orderCount, people, belongings, today } = loaderData;
  return (
    <ToastRegion>
      <PageHead title={site.name} disableIndexing />
      <JobsiteDetail
        key={site.siteId}
        site={site}
        orders={orders}
        orderCount={orderCount}
        people={people}
        belongings={belongings}
        today={today}
      />
    </ToastRegion>
  );
}
