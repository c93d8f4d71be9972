import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';

const moments = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });

/** Only in print: the customer, the venture and the time. */
export function PrintedHead({ customer, now }: { customer: string | null; now: string }) {
  const { t } = useTranslation('cart');
  const venture = useVenture();
  return (
    <p className="cart-printed">
      {[venture.name, customer, t('printedOn', { date: moments.format(new Date(now)) })].filter(Boolean).join(' · ')}
    </p>
  );
}
