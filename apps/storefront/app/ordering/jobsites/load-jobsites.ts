import type { BudgetStanding } from '@bouwpoort/contract/ordering/budgets';
import type { Site, SiteOrder, SitePerson, SiteSummary } from '@bouwpoort/contract/ordering/jobsites';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import type { PageContext } from '../../frame/pages/page-context.ts';
import { type OrdersProblem, problemBefore, problemOf } from '../orders/load-orders.ts';
import type { RelatedRecords } from './jobsite-related-records.tsx';

type Opened = Pick<PageContext, 'api' | 'session' | 'wrongVenture' | 'log'>;

export interface NextDelivery {
  siteId: number;
  after: string;
  before: string;
}

interface JobsitesAnswer {
  problem: OrdersProblem | null;
  sites: SiteSummary[];
  mayMake: boolean;
  deliveries: NextDelivery[];
  budgets: BudgetStanding[];
}

const nothing = { sites: [], mayMake: false, deliveries: [], budgets: [] };

export async function loadJobsites({ api, session, wrongVenture, log }: Opened): Promise<JobsitesAnswer> {
  const problem = problemBefore({ session, wrongVenture });
  if (problem) return { ...nothing, problem };
  try {
    const [{ results: sites, mayMake }, { results: deliveries }, { results: budgets }] = await Promise.all([
      api.call('sites.list'),
      api.call('sites.deliveries'),
      api.call('budgets.ofSites'),
    ]);
    return { problem: null, sites, mayMake, deliveries, budgets };
  } catch (error) {
    const found = problemOf(error);
    if (found === 'failed') log.error({ err: error }, 'the building sites of a customer could not be fetched');
    return { ...nothing, problem: found };
  }
}

interface JobsiteAnswer {
  site: Site;
  orders: SiteOrder[];
  orderCount: number;
}

/** Null when the site does not exist, or this user may not see it. */
export async function loadJobsite({ api }: Opened, siteId: string): Promise<JobsiteAnswer | null> {
  const id = Number(siteId);
  if (!Number.isSafeInteger(id) || id < 1) return null;
  try {
    const [site, { results: orders, totalMatching: orderCount }] = await Promise.all([
      api.call('sites.details', { params: { siteId: id } }),
      api.call('sites.orders', { params: { siteId: id } }),
    ]);
    return { site, orders, orderCount };
  } catch (error) {
    if (error instanceof ApiProblem && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** The site's lists, quotes and budgets: if one fails, the page still works. */
export async function loadRelatedRecords({ api, log }: Opened, siteId: number): Promise<RelatedRecords> {
  const [budgets, lists, quotes, documents, approvals] = await Promise.allSettled([
    api.call('budgets.forOrder', { query: { projectId: siteId } }),
    api.call('lists.list', {}),
    api.call('quotes.list', { query: { limit: 100 } }),
    api.call('sites.documents', { params: { siteId } }),
    api.call('approvals.list'),
  ]);
  for (const answer of [budgets, lists, quotes, documents, approvals]) {
    if (answer.status === 'rejected')
      log.warn({ err: answer.reason }, 'a part of a building site could not be fetched');
  }
  return {
    budgets: budgets.status === 'fulfilled' ? budgets.value.budgets : [],
    lists: lists.status === 'fulfilled' ? lists.value.lists.filter((list) => list.project?.id === siteId) : [],
    quotes:
      quotes.status === 'fulfilled' ? quotes.value.quotes.filter(({ project }) => project?.projectId === siteId) : [],
    documents: documents.status === 'fulfilled' ? documents.value.results : [],
    requests:
      approvals.status === 'fulfilled'
        ? [...approvals.value.forYou, ...approvals.value.asked, ...approvals.value.history].filter(
            ({ projectId, state }) => projectId === siteId && state === 'waiting',
          )
        : [],
  };
}

/** Empty for users who may not choose among them. */
export async function loadPeople({ api }: Opened): Promise<SitePerson[]> {
  try {
    return (await api.call('sites.people')).results;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 403) return [];
    throw error;
  }
}
