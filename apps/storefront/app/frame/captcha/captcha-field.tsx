import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { FieldError } from '@bouwpoort/ui/molecules/field-messages.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useVenture } from '../chrome/use-chrome.ts';
import { browserApi } from '../http/api.ts';
import { browserQueries } from '../http/browser-queries.ts';
import { type CaptchaFieldProps, captchaLoadingTimeout } from './captcha-field-props.ts';
import { ProviderCaptcha } from './provider-captcha.tsx';
import { captchaAnswer } from './solve-challenge.ts';
import { solveInWorkers } from './solve-in-workers.ts';

/** The captcha that the server requires (P 2.13). Change its key to restart it. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { provider, siteKey } = props.captcha;
  return provider === 'altcha' || siteKey === null ? (
    <AltchaField {...props} />
  ) : (
    <ProviderCaptcha {...props} provider={provider} siteKey={siteKey} />
  );
}

/** A checkbox; the computer solves the puzzle behind it, not the visitor. */
function AltchaField({ error, onVerified }: CaptchaFieldProps) {
  const { t } = useTranslation('registration');
  const venture = useVenture();
  const id = useId();
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ['captcha', id],
      queryFn: async ({ signal: leaving }) => {
        const signal = AbortSignal.any([leaving, AbortSignal.timeout(captchaLoadingTimeout)]);
        const challenge = await browserApi(venture.id).call('captcha.challenge', { signal });
        const answer = captchaAnswer(challenge, await solveInWorkers(challenge, signal));
        onVerified(answer);
        return answer;
      },
      // Starts only when the box is ticked.
      enabled: false,
    },
    browserQueries(),
  );
  const status = isFetching ? 'busy' : data ? 'verified' : isError ? 'failed' : 'idle';
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
              if (status === 'idle' || status === 'failed') void refetch();
            }}
          />
          <span>{t('captchaLabel')}</span>
        </label>
        <span className="captcha__status small muted" id={`${id}-status`} role="status">
          {status === 'busy' && t('captchaBusy')}
          {status === 'verified' && <Verified />}
        </span>
      </div>
      <FieldError id={`${id}-error`} role="alert">
        {message}
      </FieldError>
    </div>
  );
}

/** The server has accepted the answer, so the checkbox is gone. */
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
