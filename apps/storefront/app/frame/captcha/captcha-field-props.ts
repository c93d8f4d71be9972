import type { ResponseOf } from '@bouwpoort/contract/program/client';

export type CaptchaSettings = ResponseOf<'captcha.settings'>;

/** The props of every captcha, our own or a provider's. */
export interface CaptchaFieldProps {
  captcha: CaptchaSettings;
  error: string | undefined;
  onVerified: (answer: string) => void;
  /** The answer has expired, or there will be none. */
  onLost: () => void;
}

/** P 9. */
export const captchaLoadingTimeout = 300_000;
