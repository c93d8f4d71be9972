import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

/** Stays in sight while a menu is a draft, so that nobody takes it for the site. */
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
