import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { browserApi } from '../../http/api.ts';
import { useVenture } from '../../pages/use-chrome.ts';
import { type CaptchaFieldProps, captchaLoadingTimeout } from './captcha-field-props.ts';
import { ProviderCaptcha } from './provider-captcha.tsx';
import { captchaAnswer } from './solve-challenge.ts';
import { solveInWorkers } from './solve-in-workers.ts';

/** Whichever captcha the server asks for (P 2.13). Give it another key to start again. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { provider, siteKey } = props.captcha;
  return provider === 'altcha' || siteKey === null ? (
    <AltchaField {...props} />
  ) : (
    <ProviderCaptcha {...props} provider={provider} siteKey={siteKey} />
  );
}

type Status = 'idle' | 'busy' | 'verified' | 'failed';

/** A box to tick; the puzzle behind it is solved by the computer, not by the visitor. */
function AltchaField({ error, onVerified }: CaptchaFieldProps) {
  const { t } = useTranslation('registration');
  const venture = useVenture();
  const [status, setStatus] = useState<Status>('idle');
  const leaving = useRef<AbortController>(undefined);
  const id = useId();
  useEffect(() => () => leaving.current?.abort(), []);

  const verify = async () => {
    const controller = new AbortController();
    leaving.current = controller;
    const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(captchaLoadingTimeout)]);
    setStatus('busy');
    try {
      const challenge = await browserApi(venture.id).call('captcha.challenge', { signal });
      const solution = await solveInWorkers(challenge, signal);
      setStatus('verified');
      onVerified(captchaAnswer(challenge, solution));
    } catch {
      // Whatever it was, all a visitor can do is try again.
      if (!controller.signal.aborted) setStatus('failed');
    }
  };

  const message = status === 'failed' ? t('captchaFailed') : error;
  return (
    <div className="field">
      <div className="captcha" data-status={status}>
        <label className="check">
          <input
            type="checkbox"
            name="captcha"
            checked={status === 'busy' || status === 'verified'}
            aria-describedby={message ? `${id}-status ${id}-error` : `${id}-status`}
            aria-invalid={message ? true : undefined}
            onChange={() => {
              if (status === 'idle' || status === 'failed') void verify();
            }}
          />
          <span>{t('captchaLabel')}</span>
        </label>
        <span className="captcha__status small muted" id={`${id}-status`} role="status">
          {status === 'busy' && t('captchaBusy')}
          {status === 'verified' && <Verified />}
        </span>
      </div>
      {message && (
        <p className="field__error" id={`${id}-error`} role="alert">
          <Icon name="error" size="small" />
          {message}
        </p>
      )}
    </div>
  );
}

/** The server remembers the answer: there is nothing to tick any more. */
export function CaptchaPassed() {
  const { t } = useTranslation('registration');
  return (
    <p className="captcha">
      {t('captchaLabel')}
      <span className="captcha__status small muted">
        <Verified />
      </span>
    </p>
  );
}

function Verified() {
  const { t } = useTranslation('registration');
  return (
    <>
      <Icon name="check-circle" size="control" />
      {t('captchaVerified')}
    </>
  );
}
