import type { Quote } from '@bouwpoort/contract/ordering/quotes';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { PersonLabel } from '../../frame/account-frame/person-label.tsx';

/** The contact person, with contact details. */
export function QuoteSeller({ quote: { seller, number } }: { quote: Quote }) {
  const { t } = useTranslation('quotes');
  if (!seller) return null;
  const { name, branchName, phone, email } = seller;
  const subject = encodeURIComponent(t('quoteTitle', { number }));
  return (
    <section className="rows" aria-label={t('handler')}>
      <div className="row">
        <PersonLabel name={name} sub={t('sellerOf', { branch: branchName })} />
      </div>
      {phone && (
        <a className="row" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          <Icon name="phone" />
          <span className="row__main">
            <span className="row__title">{phone}</span>
          </span>
        </a>
      )}
      {email && (
        <a className="row" href={`mailto:${email}?subject=${subject}`}>
          <Icon name="mail" />
          <span className="row__main">
            <span className="row__title quote-mail">{email}</span>
          </span>
        </a>
      )}
    </section>
  );
}
