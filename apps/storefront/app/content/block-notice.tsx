import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

export function BlockNotice() {
  const { t } = useTranslation('content');
  return (
    <div className="wrap section">
      <Notice kind="attention" title={t('blockBroken')}>
        {t('blockBrokenText')}
      </Notice>
    </div>
  );
}
