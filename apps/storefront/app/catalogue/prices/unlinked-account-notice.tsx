import { TextLink } from '@bouwpoort/ui/atoms/text-link.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';

/** C 6 */
export function UnlinkedAccountNotice() {
  const { t } = useTranslation('purchase');
  const { administrativePhoneNumber } = useVenture();
  return (
    <Notice kind="attention" title={t('noLink')}>
      <Contact phone={administrativePhoneNumber} />
    </Notice>
  );
}

/** The best contact: the service page or mail, and a telephone number. */
export function Contact({ phone }: { phone: string | null | undefined }) {
  const { t } = useTranslation('purchase');
  const { customerServicePage, administrativeEmailAddress: mail } = useVenture();
  const page = customerServicePage?.url ?? (mail && `mailto:${mail}`);
  return (
    <div className="order-form__contact">
      {page && <TextLink href={page}>{t('contact')}</TextLink>}
      {phone && <TextLink href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{t('call', { phone })}</TextLink>}
    </div>
  );
}
