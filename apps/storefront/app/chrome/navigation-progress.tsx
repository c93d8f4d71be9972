import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { ProgressBar } from '../ui/atoms/progress-bar.tsx';

/** Appears only when a navigation takes longer than a moment. */
export function NavigationProgress() {
  const { t } = useTranslation('chrome');
  // A landmark of its own: it stands above the frame, outside every other one.
  return (
    <section aria-label={t('pageLoading')}>
      <ProgressBar active={useNavigation().state === 'loading'} label={t('pageLoading')} />
    </section>
  );
}
