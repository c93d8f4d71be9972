import { cookieSession } from '@bouwpoort/contract/customers/session-cookies';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useForm } from '@bouwpoort/ui/form/use-form.ts';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { browserApi } from '../../frame/http/api.ts';
import { AddressFields } from '../../organisation/places/address-fields.tsx';
import { failureOf } from '../order-placement/checkout-failure.ts';
import { type GuestValues, guestRules, noGuest } from './guest-fields.ts';

/** Name, e-mail and address: enough for a guest account. */
export function GuestForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('checkout');
  const { id: ventureId } = useVenture();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<string | null>(null);
  const start = async (guest: GuestValues) => {
    setFailure(null);
    try {
      await browserApi(ventureId).call('account.guest', { body: { ventureId, ...guest }, headers: cookieSession });
      // After this the same page is rendered for a logged-in user.
      await revalidate();
      return undefined;
    } catch (error) {
      const refusal = failureOf(error);
      if (refusal.kind === 'fields' && Object.keys(refusal.errors).length > 0) return refusal.errors;
      setFailure('detail' in refusal ? refusal.detail : t('guestFailedText'));
      return undefined;
    }
  };
  const { values, set, errorOf, isBusy, focus, props } = useForm<GuestValues>({
    initial: noGuest,
    rules: guestRules,
    words: t,
    send: start,
  });
  useEffect(() => focus('firstName'), [focus]);

  const text = (name: keyof GuestValues, autoComplete: string, type = 'text', maxLength = 80) => (
    <TextField
      label={t(`field_${name}`)}
      error={errorOf(name)}
      type={type}
      autoComplete={autoComplete}
      maxLength={maxLength}
      name={name}
      value={values[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  );
  return (
    <form className="guest-form" {...props}>
      <p className="muted">{t('guestIntro')}</p>
      {failure && (
        <Notice kind="error" title={t('guestFailed')}>
          <p>{failure}</p>
        </Notice>
      )}
      <div className="form-grid form-grid--2">
        {text('firstName', 'given-name', 'text', 60)}
        {text('lastName', 'family-name')}
        <div className="span-2">{text('emailAddress', 'email', 'email', 254)}</div>
      </div>
      <AddressFields values={values} onChange={set} errorOf={errorOf} />
      <div className="checkout__nav">
        <Button look="quiet" icon="arrow-left" onClick={onBack}>
          {t('back')}
        </Button>
        <Button look="primary" size="large" type="submit" className="guest-form__go" state={isBusy ? 'busy' : 'idle'}>
          {t('guestGo')}
          <Icon name="arrow-right" size="control" />
        </Button>
      </div>
    </form>
  );
}
