import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

/** Stays visible while a draft menu is shown, so that nobody mistakes it for the published one. */
export function MenuPreviewBanner() {
  const { t } = useTranslation('chrome');
  return (
    <section className="view-banner" aria-label={t('menuPreview')}>
      <Icon name="eye" />
      <p>
        <b>{t('menuPreview')}</b> {t('menuPreviewText')}
      </p>
    </section>
  );
}
