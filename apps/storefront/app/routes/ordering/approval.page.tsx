import { Breadcrumbs } from '@bouwpoort/ui/molecules/breadcrumbs.tsx';
import { ToastRegion } from '@bouwpoort/ui/molecules/toast.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { openedPage } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { paths } from '../../frame/web/paths.ts';
import { ApprovalDetail } from '../../ordering/approvals/approval-detail.tsx';
import { firstNameOf } from '../../ordering/approvals/approval-words.ts';
import { loadApproval } from '../../ordering/approvals/load-approvals.ts';
import { companyStyles } from '../styles/customer-styles.ts';
import type { Route } from './+types/approval.page.ts';

export const links = companyStyles;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const opened = openedPage(context);
  const [approval, texts] = await Promise.all([
    loadApproval(opened, params.approval),
    loadTexts(opened.api, ['approvals', 'budgets', 'account-frame', 'orders']),
  ]);
  return { approval, decides: url.searchParams.get('beslis') === 'akkoord', texts };
}

export default function ApprovalPage({ loaderData: { approval, decides } }: Route.ComponentProps) {
  const { t } = useTranslation('approvals');
  const { t: frame } = useTranslation('account-frame');
  const venture = useVenture();
  const title = t('requestOf', { name: firstNameOf(approval.requester) });
  return (
    <ToastRegion>
      <PageHead title={title} disableIndexing />
      <div className="wrap">
        <Breadcrumbs
          crumbs={[
            { label: frame('title'), href: paths.account(venture) },
            { label: t('title'), href: paths.approvals(venture) },
            { label: title },
          ]}
        />
        <ApprovalDetail key={approval.approvalId} approval={approval} opensSheet={decides} />
      </div>
    </ToastRegion>
  );
}
