import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/atoms/icon.tsx';
import { type CaptchaFieldProps, captchaLoadingTimeout } from './captcha-field.tsx';

/** What Turnstile and reCAPTCHA have in common. */
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

/** The widget of an outside provider, fetched only where somebody meets it. */
export function ProviderCaptcha({ provider, siteKey, error, onVerified, onLost }: ProviderCaptchaProps) {
  const { t } = useTranslation('registration');
  const place = useRef<HTMLDivElement>(null);
  const callbacks = useRef({ onVerified, onLost });
  callbacks.current = { onVerified, onLost };
  const [failed, setFailed] = useState(false);
  const id = useId();

  useEffect(() => {
    let here = true;
    const lose = () => callbacks.current.onLost();
    loadWidget(provider).then(
      (widget) => {
        if (!here || !place.current) return;
        widget.render(place.current, {
          sitekey: siteKey,
          callback: (answer) => callbacks.current.onVerified(answer),
          'expired-callback': lose,
          'error-callback': lose,
          language: 'nl',
        });
      },
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [provider, siteKey]);

  const message = failed ? t('captchaFailed') : error;
  return (
    <div className="field">
      <fieldset aria-label={t('captchaLabel')} aria-describedby={message && id}>
        <div ref={place} />
      </fieldset>
      {message && (
        <p className="field__error" id={id} role="alert">
          <Icon name="error" size="small" />
          {message}
        </p>
      )}
    </div>
  );
}

const loading = new Map<Provider, Promise<ProviderWidget>>();

function loadWidget(provider: Provider): Promise<ProviderWidget> {
  const known = loading.get(provider) ?? fetchWidget(provider);
  loading.set(provider, known);
  // What failed may work the next time.
  known.catch(() => loading.delete(provider));
  return known;
}

function fetchWidget(provider: Provider): Promise<ProviderWidget> {
  const { src, widget } = scripts[provider];
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${provider} takes too long`)), captchaLoadingTimeout);
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    // The page's own scripts carry the word that lets this one run too.
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.onerror = () => reject(new Error(`${provider} cannot be loaded`));
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
