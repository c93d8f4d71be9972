import { cookieSession } from '@bouwpoort/contract/session-cookies';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { AddressFields } from '../addresses/address-fields.tsx';
import { browserApi } from '../http/api.ts';
import { useVenture } from '../pages/use-chrome.ts';
import { failureOf } from './checkout-failure.ts';
import { focusField } from './focus-field.ts';
import { type GuestField, type GuestMistakes, type GuestValues, guestMistakes, noGuest } from './guest-fields.ts';

/** A name, an e-mail address and a place: enough for an account of one visit. */
export function GuestForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('checkout');
  const form = useRef<HTMLFormElement>(null);
  const guest = useGuest();
  const { values, change, errorOf, failure, isBusy, start } = guest;

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await start();
    if (wrong) focusField(form.current, wrong);
  };
  const text = (name: GuestField, autoComplete: string, type = 'text', maxLength = 80) => (
    <Field label={t(`field_${name}`)} error={errorOf(name)}>
      {(control) => (
        <Input
          {...control}
          type={type}
          autoComplete={autoComplete}
          maxLength={maxLength}
          data-field={name}
          value={values[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <form ref={form} className="guest-form" noValidate onSubmit={onSubmit}>
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
      <AddressFields values={values} onChange={change} errorOf={errorOf} />
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

function useGuest() {
  const { t } = useTranslation('checkout');
  const { id: ventureId } = useVenture();
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState<GuestValues>(noGuest);
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<GuestMistakes>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const mistakes = checked ? guestMistakes(values) : {};

  /** Answers the first field that is not right. */
  const start = async (): Promise<string | undefined> => {
    setChecked(true);
    const [wrong] = Object.keys(guestMistakes(values));
    if (wrong !== undefined || isBusy) return wrong;
    setIsBusy(true);
    setFailure(null);
    try {
      await browserApi(ventureId).call('account.guest', { body: { ventureId, ...values }, headers: cookieSession });
      // From here on the same page is shown to a user who is logged in.
      await revalidate();
      return undefined;
    } catch (error) {
      const refusal = failureOf(error);
      const errors = refusal.kind === 'fields' ? refusal.errors : {};
      setRefused(errors);
      const [first] = Object.keys(errors);
      if (first === undefined) setFailure('detail' in refusal ? refusal.detail : t('guestFailedText'));
      return first;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    values,
    change: (more: Partial<GuestValues>) => {
      setValues((known) => ({ ...known, ...more }));
      setRefused((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !(name in more))));
    },
    errorOf: (name: GuestField): string | undefined => {
      const mistake = mistakes[name];
      return mistake ? t(mistake) : refused[name];
    },
    failure,
    isBusy,
    start,
  };
}
