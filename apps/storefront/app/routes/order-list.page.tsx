import { data } from 'react-router';
import { ListDetail } from '../order-lists/list-detail.tsx';
import { loadOrderList } from '../order-lists/load-order-lists.ts';
import { openedPage } from '../pages/page-context.ts';
import { PageHead } from '../pages/page-head.tsx';
import { companyStyles } from '../styles/customer-styles.ts';
import { loadTexts } from '../translation/texts.tsx';
import { useChromeSession } from '../visitor/chrome-session.ts';
import type { Route } from './+types/order-list.page.ts';

export const links = companyStyles;

export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = openedPage(context);
  const [list, texts] = await Promise.all([
    loadOrderList(opened, params.listId),
    loadTexts(opened.api, ['order-lists', 'account', 'cart', 'quick-order', 'catalogue']),
  ]);
  if (!list) throw data(null, { status: 404 });
  return { list, texts };
}

export default function OrderListPage({ loaderData: { list } }: Route.ComponentProps) {
  const session = useChromeSession();
  return (
    <>
      <PageHead title={list.name} disableIndexing />
      <ListDetail key={list.id} list={list} seesPrices={session.kind === 'user' && session.seesPrices} />
    </>
  );
}
