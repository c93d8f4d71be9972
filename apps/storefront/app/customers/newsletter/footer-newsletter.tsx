import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { promisesPrices } from '../../frame/visitor/login-promise.ts';
import { NewsletterForm } from './newsletter-form.tsx';

/** Between the links and the last line of the footer. */
export function FooterNewsletter() {
  const { t } = useTranslation('newsletter');
  const venture = useVenture();
  return (
    <section className="footer__newsletter" aria-labelledby="footer-newsletter">
      <div>
        <h2 id="footer-newsletter">{t('footerTitle')}</h2>
        <p>{t(promisesPrices(venture) ? 'footerTextShop' : 'footerText', { name: venture.name })}</p>
      </div>
      <NewsletterForm look="inverse" />
    </section>
  );
}
