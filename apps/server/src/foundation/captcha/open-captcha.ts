import type { Config } from '../config/config.ts';
import { altchaCaptcha } from './altcha-captcha.ts';
import type { Captcha } from './captcha.ts';
import { recaptchaCaptcha, turnstileCaptcha } from './siteverify-captcha.ts';

export function openCaptcha({ captcha }: Pick<Config, 'captcha'>, tokenSecret: string): Captcha {
  if (captcha.provider === 'altcha') return altchaCaptcha(tokenSecret);
  return captcha.provider === 'turnstile' ? turnstileCaptcha(captcha) : recaptchaCaptcha(captcha);
}
