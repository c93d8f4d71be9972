import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { AccountShell } from '../account-frame/account-shell.tsx';
import { ListOverview } from '../order-lists/list-overview.tsx';
import { loadOrderLists, readFilter } from '../order-lists/load-order-lists.ts';
import { openedPage } from '../pages/page-context.ts';
import { PageHead } from '../pages/page-head.tsx';
import { useVenture } from '../pages/use-chrome.ts';
import { companyStyles } from '../styles/customer-styles.ts';
import { loadTexts } from '../translation/texts.tsx';
import { useChromeSession } from '../visitor/chrome-session.ts';
import type { Route } from './+types/order-lists.page.ts';

export const links = companyStyles;

export async function loader({ context, url }: Route.LoaderArgs) {
  const opened = openedPage(context);
  const [answer, texts] = await Promise.all([
    loadOrderLists(opened, url.searchParams),
    loadTexts(opened.api, ['order-lists', 'account-frame', 'account', 'cart']),
  ]);
  return {
    ...answer,
    filter: readFilter(url.searchParams),
    query: url.searchParams.get('zoek')?.trim().slice(0, 100) ?? '',
    company: opened.session?.customer?.customerName ?? '',
    texts,
  };
}

export default function OrderListsPage({ loaderData }: Route.ComponentProps) {
  const { problem, ...lists } = loaderData;
  const { t } = useTranslation('order-lists');
  const session = useChromeSession();
  const { administrativePhoneNumber: phone, administrativeEmailAddress: email } = useVenture();
  return (
    <>
      <PageHead title={t('title')} disableIndexing />
      <AccountShell title={t('title')}>
        {problem ? (
          <>
            <h1>{t('title')}</h1>
            <Notice kind="attention" title={t(problem === 'noLink' ? 'noLink' : 'failedTitle')}>
              <p>{t(problem === 'noLink' ? 'noLinkText' : 'failedText', { phone, email })}</p>
            </Notice>
          </>
        ) : (
          <ListOverview {...lists} seesPrices={session.kind === 'user' && session.seesPrices} />
        )}
      </AccountShell>
    </>
  );
}
