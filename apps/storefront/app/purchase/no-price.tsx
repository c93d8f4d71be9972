import { TextLink } from '@bouwpoort/ui/atoms/text-link.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../pages/use-chrome.ts';

/** C 2.4: a title and a notification with a contact link. */
export function NoPrice({ reason }: { reason: 'onRequest' | 'failed' }) {
  const { t } = useTranslation('purchase');
  return (
    <section className="order-form order-form--none">
      <h2>{t(reason === 'failed' ? 'noOrderData' : 'onRequest')}</h2>
      <Notice title={t(reason === 'failed' ? 'noOrderDataTitle' : 'onRequestTitle')}>
        <Contact />
      </Notice>
    </section>
  );
}

/** C 6 */
export function NoLinkNotice() {
  const { t } = useTranslation('purchase');
  return (
    <Notice kind="attention" title={t('noLink')}>
      <Contact />
    </Notice>
  );
}

/** The nearest way to a user who knows: the service page, else telephone or mail. */
function Contact() {
  const { t } = useTranslation('purchase');
  const { customerServicePage, administrativePhoneNumber: phone, administrativeEmailAddress: mail } = useVenture();
  const page = customerServicePage?.url ?? (mail && `mailto:${mail}`);
  return (
    <div className="order-form__contact">
      {page && <TextLink href={page}>{t('contact')}</TextLink>}
      {phone && <TextLink href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{t('call', { phone })}</TextLink>}
    </div>
  );
}
