import type { OrderStatus } from '@bouwpoort/trade/ordering/order-status';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { EmptyState } from '@bouwpoort/ui/molecules/empty-state.tsx';
import { PageHead as Heading } from '@bouwpoort/ui/molecules/page-head.tsx';
import { Pagination } from '@bouwpoort/ui/molecules/pagination.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type ShouldRevalidateFunction, useSearchParams } from 'react-router';
import { AccountShell } from '../../frame/account-frame/account-shell.tsx';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { openedPage, pageRequestContext } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { fileDay, shortMoment } from '../../frame/texts/dates.ts';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import { paths } from '../../frame/web/paths.ts';
import { loadOrders } from '../../ordering/orders/load-orders.ts';
import type { OrderSummary } from '../../ordering/orders/order.ts';
import { orderPrefetcherFor } from '../../ordering/orders/order-prefetcher.ts';
import { isNarrowed, type OrdersAddress, readAddress, writeAddress } from '../../ordering/orders/orders-address.ts';
import { OrdersProblemNotice } from '../../ordering/orders/orders-problem-notice.tsx';
import { type CachedOrders, readOrders, storeOrders, withStorage } from '../../ordering/orders/orders-storage.ts';
import { projectAddresses } from '../../ordering/orders/project-address.ts';
import { ordersCsv } from '../../ordering/orders-overview/orders-csv.ts';
import { selectOrders } from '../../ordering/orders-overview/orders-selection.ts';
import { OrdersTable } from '../../ordering/orders-overview/orders-table.tsx';
import { OrdersTools } from '../../ordering/orders-overview/orders-tools.tsx';
import { useReorderFromList } from '../../ordering/reorder/use-reorder-from-list.ts';
import { companyStyles } from '../styles/customer-styles.ts';
import type { Route } from './+types/orders.page.ts';

export const links = companyStyles;

export async function loader({ context }: Route.LoaderArgs) {
  const opened = openedPage(context);
  const { api, session } = opened;
  const [answer, texts] = await Promise.all([
    loadOrders(opened),
    loadTexts(api, ['orders', 'account-frame', 'site-access']),
  ]);
  return {
    ...answer,
    customer: session?.customer ? { name: session.customer.customerName, number: session.customer.customerId } : null,
    projects: projectAddresses(session?.customer),
    useOrderApiCodit: session?.useOrderApiCodit ?? false,
    now: context.get(pageRequestContext).now.toISOString(),
    texts,
  };
}

/** One request for the whole list: searching, filtering and sorting need no request. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && !(currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search);

/** C 2.9. */
export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { orders, problem, customer, now } = loaderData;
  const { t } = useTranslation('orders');
  const cached = useCachedOrders(loaderData);
  const list = orders ?? cached?.orders ?? null;
  return (
    <>
      <PageHead title={t('title')} disableIndexing />
      <AccountShell title={t('title')}>
        <div className="orders">
          <Heading title={t('title')} intro={customer ? t('ofCustomer', { ...customer }) : undefined} />
          {problem && (
            <OrdersProblemNotice problem={problem}>
              {cached && t('failedKept', { moment: shortMoment(cached.at) })}
            </OrdersProblemNotice>
          )}
          {list && <OrdersList orders={list} now={now} loaderData={loaderData} />}
        </div>
      </AccountShell>
    </>
  );
}

interface OrdersListProps {
  orders: readonly OrderSummary[];
  now: string;
  loaderData: Route.ComponentProps['loaderData'];
}

function OrdersList({ orders, now, loaderData }: OrdersListProps) {
  const { t } = useTranslation('orders');
  const { venture, session } = useKnownChrome();
  const seesPrices = useSeesPrices();
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readAddress(params), [params]);
  const statusName = useCallback((status: OrderStatus) => t(`status_${status}`), [t]);
  const selection = useMemo(
    () => selectOrders(orders, address, { now: new Date(now), statusName }),
    [orders, address, now, statusName],
  );
  const statuses = useMemo(() => [...new Set(orders.map(({ status }) => status))], [orders]);
  const change = (next: Partial<OrdersAddress>, how: 'replace' | 'push') =>
    setParams(writeAddress({ ...address, page: 1, ...next }), { replace: how === 'replace', preventScrollReset: true });
  const { useOrderApiCodit, projects } = loaderData;
  const userId = session?.userId ?? '';
  const prefetcher = useCallback(
    () => orderPrefetcherFor({ userId, ventureId: venture.id, useOrderApiCodit, projects }),
    [userId, venture.id, useOrderApiCodit, projects],
  );
  const prefetch = useCallback((orderId: string) => prefetcher().prefetch(orderId), [prefetcher]);
  const again = useReorderFromList((orderId) => prefetcher().load(orderId));
  const orderers = useMemo(() => new Set(orders.map(({ customerName }) => customerName)), [orders]);
  const download = () =>
    downloadText(
      t('csvFile', { day: fileDay(now) }),
      ordersCsv(selection.matching, { head: (key) => t(key), status: statusName }, seesPrices),
    );
  if (orders.length === 0) return <NoOrders />;
  const list = paths.orders(venture);
  return (
    <>
      <OrdersTools address={address} onChange={change} statuses={statuses} />
      <div className="orders-bar">
        <p role="status" className="muted num">
          {t('found', { count: selection.matching.length })}
        </p>
        {selection.matching.length > 0 && (
          <Button look="quiet" icon="download" className="orders-csv" onClick={download}>
            {t('csv')}
          </Button>
        )}
      </div>
      {selection.matching.length > 0 ? (
        <OrdersTable
          orders={selection.shown}
          address={address}
          onPoint={prefetch}
          again={again}
          showsOrderer={orderers.size > 1}
        />
      ) : (
        <EmptyState icon="orders" title={t('noMatchTitle')} text={t('noMatchText')}>
          {isNarrowed(address) && <LinkButton href={`${list}?periode=all`}>{t('noMatchClear')}</LinkButton>}
        </EmptyState>
      )}
      <div className="orders-pages">
        <Pagination
          page={selection.page}
          pageCount={selection.pageCount}
          hrefFor={(page) => {
            const next = writeAddress({ ...address, page });
            return next.size > 0 ? `${list}?${next}` : list;
          }}
        />
      </div>
    </>
  );
}

function NoOrders() {
  const { t } = useTranslation('orders');
  const { venture } = useKnownChrome();
  return (
    <EmptyState icon="orders" title={t('emptyTitle')} text={t('emptyText')}>
      <LinkButton look="primary" href={venture.catalogUrl ?? paths.home(venture)}>
        {t('toAssortment')}
      </LinkButton>
    </EmptyState>
  );
}

/** The device stores the last list (P 9), for when loading fails. */
function useCachedOrders({ orders, problem, now }: OrdersListProps['loaderData']): CachedOrders | null {
  const { session, venture } = useKnownChrome();
  const [kept, setCached] = useState<CachedOrders | null>(null);
  const userId = session?.userId;
  const ventureId = venture.id;
  useEffect(() => {
    if (userId === undefined) return;
    const owner = { userId, ventureId };
    if (orders) withStorage((storage) => storeOrders(storage, { ...owner, at: now, orders }));
    setCached(problem === 'failed' ? withStorage((storage) => readOrders(storage, owner)) : null);
  }, [userId, ventureId, orders, problem, now]);
  return kept;
}

/** Offers text as a file to download. */
function downloadText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Not at once: the browser may still have to open it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
