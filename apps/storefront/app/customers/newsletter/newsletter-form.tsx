import { formHoneypot } from '@bouwpoort/contract/foundation/form-honeypot';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useId, useRef } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useNewsletter } from './use-newsletter.ts';

/** A field and a button, with the result below or instead of them (P 2.16). */
export function NewsletterForm({ look = 'primary' }: { look?: 'primary' | 'inverse' }) {
  const { t } = useTranslation('newsletter');
  const { id: ventureId } = useVenture();
  const { input, error, sentTo, isBusy, onSubmit, onChange } = useNewsletter(ventureId);
  const id = useId();
  if (sentTo !== undefined) return <Sent email={sentTo} />;
  return (
    <form className="newsletter-form needs-script" noValidate onSubmit={onSubmit}>
      <label className="sr-only" htmlFor={id}>
        {t('forNewsletter')}
      </label>
      <Input
        ref={input}
        id={id}
        name="emailAddress"
        type="email"
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t('placeholder')}
        aria-invalid={error === 'emailInvalid' || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={onChange}
      />
      <Button type="submit" look={look} state={isBusy ? 'busy' : 'idle'}>
        {t(isBusy ? 'busy' : 'submit')}
      </Button>
      <div className="form__trap" aria-hidden="true">
        <label>
          {t('trap')}
          <input type="text" name={formHoneypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {error && (
        <p className="field__error newsletter-form__error" id={`${id}-error`} role="alert">
          <Icon name="error" size="small" />
          {t(error)}
        </p>
      )}
    </form>
  );
}

/** Replaces the form and receives the focus, so that screen readers announce the result. */
function Sent({ email }: { email: string }) {
  const { t } = useTranslation('newsletter');
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} className="newsletter-sent" tabIndex={-1} role="status">
      <Icon name="check-circle" />
      <div>
        <b>{t('sent')}</b>
        <p>{t('sentText', { email })}</p>
      </div>
    </div>
  );
}
