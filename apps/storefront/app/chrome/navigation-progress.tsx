import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { ProgressBar } from '../ui/atoms/progress-bar.tsx';

/** Appears only when a navigation takes longer than a moment. */
export function NavigationProgress() {
  const { t } = useTranslation('chrome');
  return <ProgressBar active={useNavigation().state === 'loading'} label={t('pageLoading')} />;
}
