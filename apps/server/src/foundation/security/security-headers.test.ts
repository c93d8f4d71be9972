import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { contentSecurityPolicy } from './security-headers.ts';

function directive(name: string, settings: Record<string, string> = {}): string | undefined {
  const policy = contentSecurityPolicy("'nonce-abc'", readConfig(settings, '/'));
  return policy.split('; ').find((one) => one.startsWith(name));
}

test('scripts run from here or with the nonce of the answer, and from nowhere else', () => {
  expect(directive('script-src')).toBe("script-src 'self' 'nonce-abc' 'wasm-unsafe-eval'");
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
  expect(directive('script-src', settings)).toBe(`script-src 'self' 'nonce-abc' 'wasm-unsafe-eval' ${sources}`);
  expect(directive('frame-src', { ...settings, FRAME_SOURCES: 'https://kaart.example' })).toBe(
    `frame-src 'self' https://kaart.example ${sources}`,
  );
});

test('what needs consent is let in only where the operator uses it', () => {
  expect(directive('connect-src')).toBe("connect-src 'self'");
  expect(directive('img-src')).toBe("img-src 'self' data: blob:");
  const cookiebot = { COOKIEBOT_ID: '00000000-0000-4000-8000-000000000001', FRAME_SOURCES: 'https://kaart.example' };
  const hosts = 'https://consent.cookiebot.com https://consentcdn.cookiebot.com';
  expect(directive('script-src', cookiebot)).toBe(`script-src 'self' 'nonce-abc' 'wasm-unsafe-eval' ${hosts}`);
  expect(directive('connect-src', cookiebot)).toContain(hosts);
  expect(directive('frame-src', cookiebot)).toBe(`frame-src 'self' https://kaart.example ${hosts}`);
  const manager = { TAG_MANAGER_ID: 'GTM-ABC123' };
  expect(directive('script-src', manager)).toBe(
    "script-src 'self' 'nonce-abc' 'wasm-unsafe-eval' https://www.googletagmanager.com",
  );
  const marketing = { MARKETING_SCRIPT_URL: 'https://volg.example/s/{key}.js', MARKETING_KEY: 'abc' };
  expect(directive('script-src', marketing)).toBe(
    "script-src 'self' 'nonce-abc' 'wasm-unsafe-eval' https://volg.example",
  );
  expect(directive('img-src', marketing)).toBe("img-src 'self' data: blob: https://volg.example");
});

test('browsers reach the monitoring service where there is one, by requests only', () => {
  const key = 'InstrumentationKey=00000000-0000-4000-8000-000000000001';
  const at = { APPLICATIONINSIGHTS_CONNECTION_STRING: `${key};IngestionEndpoint=https://west.in.example/` };
  expect(directive('connect-src', at)).toBe("connect-src 'self' https://west.in.example");
  expect(directive('img-src', at)).toBe("img-src 'self' data: blob:");
  expect(directive('script-src', at)).toBe("script-src 'self' 'nonce-abc' 'wasm-unsafe-eval'");
  const anywhere = { APPLICATIONINSIGHTS_CONNECTION_STRING: key };
  expect(directive('connect-src', anywhere)).toBe("connect-src 'self' https://dc.services.visualstudio.com");
});

test("Google's map brings its parts along where there is a key for it, and nowhere else", () => {
  expect(directive('font-src')).toBeUndefined();
  const map = { GOOGLE_MAPS_BROWSER_KEY: 'sleutel' };
  expect(directive('script-src', map)).toContain('https://maps.googleapis.com');
  expect(directive('connect-src', map)).toBe("connect-src 'self' https://maps.googleapis.com");
  expect(directive('img-src', map)).toContain('https://*.gstatic.com');
  expect(directive('font-src', map)).toBe("font-src 'self' https://fonts.gstatic.com");
  expect(directive('script-src', { GOOGLE_MAPS_KEY: 'van de server' })).not.toContain('google');
});

test('requests are lifted to https only where the shop has it', () => {
  expect(directive('upgrade')).toBeUndefined();
  expect(directive('upgrade', { PUBLIC_URL: 'https://shop.example' })).toBe('upgrade-insecure-requests');
});
