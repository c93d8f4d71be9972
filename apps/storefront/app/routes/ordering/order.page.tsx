import { ApiProblem } from '@bouwpoort/contract/program/client';
import { Breadcrumbs } from '@bouwpoort/ui/molecules/breadcrumbs.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { data } from 'react-router';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { openedPage, type PageContext } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { type LoadedTexts, loadTexts } from '../../frame/texts/texts.tsx';
import { paths } from '../../frame/web/paths.ts';
import { OrderDetail } from '../../ordering/order-page/order-detail.tsx';
import { loadOrderView, type OrderView } from '../../ordering/orders/load-order-view.ts';
import { type OrdersProblem, problemBefore, problemOf } from '../../ordering/orders/load-orders.ts';
import { prefetchedOrder } from '../../ordering/orders/order-prefetcher.ts';
import { OrdersProblemNotice } from '../../ordering/orders/orders-problem-notice.tsx';
import { type ProjectAddress, projectAddresses } from '../../ordering/orders/project-address.ts';
import { companyStyles } from '../styles/customer-styles.ts';
import type { Route } from './+types/order.page.ts';

/** It includes the access card. */
export const links = companyStyles;

interface OrderPageData {
  view: OrderView | null;
  problem: OrdersProblem | null;
  useOrderApiCodit: boolean;
  projects: ProjectAddress[];
  texts: LoadedTexts;
}

export async function loader({ context, params }: Route.LoaderArgs): Promise<OrderPageData> {
  const opened = openedPage(context);
  const { api, session } = opened;
  const [answer, texts] = await Promise.all([
    loadView(opened, params.order),
    loadTexts(api, ['orders', 'site-access']),
  ]);
  return {
    ...answer,
    useOrderApiCodit: session?.useOrderApiCodit ?? false,
    projects: projectAddresses(session?.customer),
    texts,
  };
}

async function loadView(
  { api, chrome, session, wrongVenture, log }: PageContext,
  orderId: string,
): Promise<Pick<OrderPageData, 'view' | 'problem'>> {
  const before = problemBefore({ session, wrongVenture });
  if (before) return { view: null, problem: before };
  try {
    const view = await loadOrderView(api, orderId, {
      ventureId: chrome.venture.id,
      useOrderApiCodit: session?.useOrderApiCodit ?? false,
      onMissing: (error) => log.error({ err: error, orderId }, 'the products of an order could not be fetched'),
    });
    return { view, problem: null };
  } catch (error) {
    // An invalid order id is a 404 too.
    if (error instanceof ApiProblem && (error.status === 404 || error.status === 400))
      throw data(null, { status: 404 });
    const problem = problemOf(error);
    if (problem === 'failed') log.error({ err: error, orderId }, 'an order could not be fetched');
    return { view: null, problem };
  }
}

/** An order that was prefetched from the list is available at once, with the texts of the list. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Promise<OrderPageData> {
  const prefetched = prefetchedOrder(params.order);
  if (!prefetched) return serverLoader();
  const { order, products, useOrderApiCodit, projects } = prefetched;
  return { view: { order, products }, problem: null, useOrderApiCodit, projects, texts: {} };
}

/** C 2.9. */
export default function OrderPage({ loaderData, params }: Route.ComponentProps) {
  const { view, problem, useOrderApiCodit, projects } = loaderData;
  const { t } = useTranslation('orders');
  const { venture } = useKnownChrome();
  return (
    <>
      <PageHead title={t('orderTitle', { id: params.order })} disableIndexing />
      <div className="wrap order">
        <Breadcrumbs
          crumbs={[
            { label: venture.name, href: paths.home(venture) },
            { label: t('title'), href: paths.orders(venture) },
            { label: params.order },
          ]}
        />
        {view && (
          <OrderDetail key={view.order.id} view={view} useOrderApiCodit={useOrderApiCodit} projects={projects} />
        )}
        {problem && (
          <>
            <h1>{t('orderTitle', { id: params.order })}</h1>
            <OrdersProblemNotice problem={problem} title={t('detailFailedTitle')} />
          </>
        )}
      </div>
    </>
  );
}
