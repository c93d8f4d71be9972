import { Notice } from '../ui/molecules/notice.tsx';
import { useTranslation } from '../ui/use-translation.ts';

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
