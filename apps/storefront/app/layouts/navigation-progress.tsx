import { ProgressBar } from '@bouwpoort/ui/atoms/progress-bar.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useNavigation } from 'react-router';

/** Appears only when a navigation takes longer than a moment. */
export function NavigationProgress() {
  const { t } = useTranslation('chrome');
  const isLoading = useNavigation().state === 'loading';
  // A landmark of its own while it is there: it stands above the frame, outside every other one.
  return isLoading ? (
    <section aria-label={t('pageLoading')}>
      <ProgressBar active label={t('pageLoading')} />
    </section>
  ) : null;
}
