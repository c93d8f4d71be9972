import { ProgressBar } from '@bouwpoort/ui/atoms/progress-bar.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useNavigation } from 'react-router';

/** Appears only when a navigation takes more than a moment. */
export function NavigationProgress() {
  const { t } = useTranslation('chrome');
  const isLoading = useNavigation().state === 'loading';
  // A landmark of its own: it stands outside the frame and all other landmarks.
  return isLoading ? (
    <section aria-label={t('pageLoading')}>
      <ProgressBar active label={t('pageLoading')} />
    </section>
  ) : null;
}
