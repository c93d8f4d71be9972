import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { AccountRefusal } from './account-refusal.ts';

/** Shows the server's text where it is fit for users, else our own. */
export function RefusalNotice({ refusal, title }: { refusal: AccountRefusal; title: string }) {
  const { t } = useTranslation('account');
  return (
    <Notice kind="error" title={title}>
      {refusal.detail ?? t(`refusal_${refusal.kind}`)}
    </Notice>
  );
}
