import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { contentSecurityPolicy } from './security-headers.ts';

function directive(name: string, settings: Record<string, string> = {}): string | undefined {
  const policy = contentSecurityPolicy('abc', readConfig(settings, '/'));
  return policy.split('; ').find((one) => one.startsWith(name));
}

test('scripts run from here or with the nonce of the answer, and from nowhere else', () => {
  expect(directive('script-src')).toBe("script-src 'self' 'nonce-abc'");
});

test('frames are those of the setting', () => {
  expect(directive('frame-src', { FRAME_SOURCES: 'https://kaart.example' })).toBe(
    "frame-src 'self' https://kaart.example",
  );
});

test.each([
  ['turnstile', 'https://challenges.cloudflare.com'],
  ['recaptcha', 'https://www.google.com https://www.gstatic.com'],
])('%s may bring its script and its frame', (provider, sources) => {
  const settings = { CAPTCHA: provider, CAPTCHA_SITE_KEY: 'a', CAPTCHA_SECRET: 'b', FRAME_SOURCES: '' };
  expect(directive('script-src', settings)).toBe(`script-src 'self' 'nonce-abc' ${sources}`);
  expect(directive('frame-src', { ...settings, FRAME_SOURCES: 'https://kaart.example' })).toBe(
    `frame-src 'self' https://kaart.example ${sources}`,
  );
});

test('requests are lifted to https only where the shop has it', () => {
  expect(directive('upgrade')).toBeUndefined();
  expect(directive('upgrade', { PUBLIC_URL: 'https://shop.example' })).toBe('upgrade-insecure-requests');
});
