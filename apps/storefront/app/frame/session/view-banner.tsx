import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

export interface ViewBannerProps {
  name: string;
  onEnd: () => void;
}

/** Stays visible on every page, so that staff do not mistake the customer's shop for their own. */
export function ViewBanner({ name, onEnd }: ViewBannerProps) {
  const { t } = useTranslation('session');
  return (
    <section className="view-banner" aria-label={t('viewing')}>
      <Icon name="eye" />
      <p>
        <b>{t('viewingAs', { name })}</b> {t('viewingText')}
      </p>
      <Button look="safety" onClick={onEnd}>
        {t('viewingEnd')}
      </Button>
    </section>
  );
}
