import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../pages/use-chrome.ts';
import { NewsletterForm } from './newsletter-form.tsx';

/** Between the links and the last line of the footer. */
export function FooterNewsletter() {
  const { t } = useTranslation('newsletter');
  const { name, hasShop } = useVenture();
  return (
    <section className="footer__newsletter" aria-labelledby="footer-newsletter">
      <div>
        <h2 id="footer-newsletter">{t('footerTitle')}</h2>
        <p>{t(hasShop ? 'footerTextShop' : 'footerText', { name })}</p>
      </div>
      <NewsletterForm look="inverse" />
    </section>
  );
}
