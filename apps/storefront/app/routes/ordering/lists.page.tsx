import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { AccountShell } from '../../frame/account-frame/account-shell.tsx';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { openedPage } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { ListOverview } from '../../ordering/lists/list-overview.tsx';
import { loadOrderLists, readFilter } from '../../ordering/lists/load-lists.ts';
import { companyStyles } from '../styles/customer-styles.ts';
import type { Route } from './+types/lists.page.ts';

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
