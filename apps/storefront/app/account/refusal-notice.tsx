import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { AccountRefusal } from './account-refusal.ts';

/** In the words of the server where it has some for a person, else in ours. */
export function RefusalNotice({ refusal, title }: { refusal: AccountRefusal; title: string }) {
  const { t } = useTranslation('account');
  return (
    <Notice kind="error" title={title}>
      {refusal.detail ?? t(`refusal_${refusal.kind}`)}
    </Notice>
  );
}
