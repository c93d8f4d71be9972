import { z } from 'zod/mini';
import { route } from './route.ts';

export const captchaProvider = z.enum(['altcha', 'turnstile', 'recaptcha']);
export type CaptchaProvider = z.infer<typeof captchaProvider>;

/** As the altcha widget reads it; every parameter is under the signature. */
export const captchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    /** Seconds since 1970. */
    expiresAt: z.int(),
  }),
  signature: z.string(),
});
export type CaptchaChallenge = z.infer<typeof captchaChallenge>;

export const captchaRoutes = {
  settings: route({
    method: 'GET',
    path: '/api/captcha',
    summary: 'Which captcha a form must show',
    spec: 'our addition to P 2.13',
    access: 'public',
    response: z.object({
      provider: captchaProvider,
      /** For the script of an outside provider; altcha has none. */
      siteKey: z.nullable(z.string()),
    }),
  }),
  challenge: route({
    method: 'GET',
    path: '/api/captcha/challenge',
    summary: 'A puzzle for the altcha widget; only where altcha is the provider',
    spec: 'our addition to P 2.13',
    access: 'public',
    response: captchaChallenge,
  }),
};
