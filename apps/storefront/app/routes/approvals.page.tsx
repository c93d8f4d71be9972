import { ToastRegion } from '@bouwpoort/ui/molecules/toast.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { AccountShell } from '../account-frame/account-shell.tsx';
import { ApprovalsOverview } from '../approvals/approvals-overview.tsx';
import { loadApprovals } from '../approvals/load-approvals.ts';
import { openedPage } from '../pages/page-context.ts';
import { PageHead } from '../pages/page-head.tsx';
import { companyStyles } from '../styles/customer-styles.ts';
import { loadTexts } from '../translation/texts.tsx';
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
