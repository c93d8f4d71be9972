import { data } from 'react-router';
import { openedPage } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { ListDetail } from '../../ordering/list-page/list-detail.tsx';
import { loadOrderList } from '../../ordering/lists/load-lists.ts';
import { companyStyles } from '../styles/customer-styles.ts';
import type { Route } from './+types/list.page.ts';

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
