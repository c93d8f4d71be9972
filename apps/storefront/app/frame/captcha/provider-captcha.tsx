import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { FieldError } from '@bouwpoort/ui/molecules/field-messages.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { browserQueries } from '../http/browser-queries.ts';
import { type CaptchaFieldProps, captchaLoadingTimeout } from './captcha-field-props.ts';

/** The common part of Turnstile and reCAPTCHA. */
interface ProviderWidget {
  ready?(run: () => void): void;
  render(element: HTMLElement, options: WidgetOptions): unknown;
}

interface WidgetOptions {
  sitekey: string;
  callback: (answer: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
  language?: string;
  /** Turnstile adapts to its container's width, reCAPTCHA does not. */
  size?: 'flexible' | 'compact' | 'normal';
}

declare global {
  interface Window {
    turnstile?: ProviderWidget;
    grecaptcha?: ProviderWidget;
  }
}

type Provider = 'turnstile' | 'recaptcha';

const scripts: Record<Provider, { src: string; widget: () => ProviderWidget | undefined }> = {
  turnstile: {
    src: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    widget: () => window.turnstile,
  },
  recaptcha: {
    src: 'https://www.google.com/recaptcha/api.js?render=explicit&hl=nl',
    widget: () => window.grecaptcha,
  },
};

interface ProviderCaptchaProps extends CaptchaFieldProps {
  provider: Provider;
  siteKey: string;
}

/** In a narrower container the regular widget of reCAPTCHA, 304 pixels wide, does not fit. */
const compactBelow = 304;

/** The widget of an external provider, loaded only where it is shown. */
export function ProviderCaptcha({ provider, siteKey, error, onVerified, onLost }: ProviderCaptchaProps) {
  const { t } = useTranslation('registration');
  const place = useRef<HTMLDivElement>(null);
  const callbacks = useRef({ onVerified, onLost });
  callbacks.current = { onVerified, onLost };
  const [state, setState] = useState<'loading' | 'shown' | 'expired' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt starts again
  useEffect(() => {
    let here = true;
    // A new element that is removed with the widget: neither provider renders twice in the same element.
    const element = document.createElement('div');
    place.current?.append(element);
    const lose = (why: 'expired' | 'failed') => () => {
      if (!here) return;
      setState(why);
      callbacks.current.onLost();
    };
    setState('loading');
    const draw = (widget: ProviderWidget) => {
      if (!here) return;
      setState('shown');
      widget.render(element, {
        sitekey: siteKey,
        callback: (answer) => {
          if (!here) return;
          setState('shown');
          callbacks.current.onVerified(answer);
        },
        'expired-callback': lose('expired'),
        'error-callback': lose('failed'),
        language: 'nl',
        size: sizeOf(provider, element),
      });
    };
    loadWidget(provider).then(draw).catch(lose('failed'));
    return () => {
      here = false;
      element.remove();
    };
  }, [provider, siteKey, attempt]);

  const own = { loading: undefined, shown: undefined, expired: t('captchaAgain'), failed: t('captchaFailed') }[state];
  const message = own ?? error;
  return (
    <div className="field">
      <fieldset aria-label={t('captchaLabel')} aria-describedby={message && id}>
        {state === 'loading' && (
          <p className="captcha small muted" role="status">
            {t('captchaLoading')}
          </p>
        )}
        <div ref={place} />
      </fieldset>
      <FieldError id={id} role="alert">
        {message}
      </FieldError>
      {state === 'failed' && (
        <Button name="captcha" className="captcha-retry" onClick={() => setAttempt(attempt + 1)}>
          {t('captchaRetry')}
        </Button>
      )}
    </div>
  );
}

function sizeOf(provider: Provider, element: HTMLElement): WidgetOptions['size'] {
  if (provider === 'turnstile') return 'flexible';
  return element.clientWidth < compactBelow ? 'compact' : 'normal';
}

function loadWidget(provider: Provider): Promise<ProviderWidget> {
  return browserQueries().fetchQuery({
    queryKey: ['captcha provider', provider],
    queryFn: () => fetchWidget(provider),
    gcTime: Number.POSITIVE_INFINITY,
    // A widget is an object of the provider's script, not data to compare.
    structuralSharing: false,
  });
}

function fetchWidget(provider: Provider): Promise<ProviderWidget> {
  const { src, widget } = scripts[provider];
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${provider} takes too long`)), captchaLoadingTimeout);
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onerror = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${provider} cannot be loaded`));
    };
    script.onload = () => {
      const found = widget();
      if (!found) return reject(new Error(`${provider} is not there`));
      const ready = () => {
        clearTimeout(timer);
        resolve(found);
      };
      if (found.ready) found.ready(ready);
      else ready();
    };
    document.head.append(script);
  });
}
