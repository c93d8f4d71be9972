import { useTranslation } from 'react-i18next';
import { Notice } from '../ui/molecules/notice.tsx';

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
