import { ToastRegion } from '@bouwpoort/ui/molecules/toast.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { AccountShell } from '../../frame/account-frame/account-shell.tsx';
import { openedPage } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { ApprovalsOverview } from '../../ordering/approvals/approvals-overview.tsx';
import { loadApprovals } from '../../ordering/approvals/load-approvals.ts';
import { companyStyles } from '../styles/customer-styles.ts';
import type { Route } from './+types/approvals.page.ts';

export const links = companyStyles;

export async function loader({ context }: Route.LoaderArgs) {
  const opened = openedPage(context);
  const [approvals, texts] = await Promise.all([
    loadApprovals(opened),
    loadTexts(opened.api, ['approvals', 'budgets', 'company-rules', 'account-frame', 'orders']),
  ]);
  return { approvals, texts };
}

export default function ApprovalsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('approvals');
  return (
    <ToastRegion>
      <PageHead title={t('title')} disableIndexing />
      <AccountShell title={t('title')}>
        <ApprovalsOverview approvals={loaderData.approvals} />
      </AccountShell>
    </ToastRegion>
  );
}
