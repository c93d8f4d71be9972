import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { ingestionOrigin } from '../telemetry/monitoring-settings.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Scripts of this answer carry it; no other inline script runs. */
    scriptNonce: string;
  }
}

export async function sendSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const https = config.publicUrl.startsWith('https://');
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
  app.decorateRequest('scriptNonce', '');
  app.addHook('onRequest', async (request, reply) => {
    request.scriptNonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', contentSecurityPolicy(request.scriptNonce, config));
    reply.header('x-request-id', request.id);
  });
}

/** Where a captcha that is not our own brings its script and its frame from. */
const captchaSources: Record<Config['captcha']['provider'], string[]> = {
  altcha: [],
  turnstile: ['https://challenges.cloudflare.com'],
  recaptcha: ['https://www.google.com', 'https://www.gstatic.com'],
};

interface Sources {
  script: string[];
  /** Where it reports to, by request or by picture. */
  report: string[];
  frame: string[];
}

const googleReports = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Of what loads with consent (P 4.8), and only where the operator uses it. */
function consentSources({ cookiebotId, tagManagerId, marketingScript }: Config['consent']): Sources[] {
  const cookiebot = ['https://consent.cookiebot.com', 'https://consentcdn.cookiebot.com'];
  const manager = 'https://www.googletagmanager.com';
  const marketing = marketingScript === null ? [] : [new URL(marketingScript).origin];
  return [
    ...(cookiebotId === null
      ? []
      : [{ script: cookiebot, report: [...cookiebot, 'https://imgsct.cookiebot.com'], frame: cookiebot }]),
    ...(tagManagerId === null ? [] : [{ script: [manager], report: [manager, ...googleReports], frame: [] }]),
    { script: marketing, report: marketing, frame: [] },
  ];
}

/** Google's map brings its pictures, letters and styles along. */
const googleMaps = {
  code: 'https://maps.googleapis.com',
  pictures: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  styles: 'https://fonts.googleapis.com',
  letters: 'https://fonts.gstatic.com',
};

/** Where browsers report to (P 7.7); they do so by requests only. */
function monitoringSources({ monitoring }: Config['consent']): string[] {
  return monitoring === null ? [] : [ingestionOrigin(monitoring)];
}

export function contentSecurityPolicy(
  nonce: string,
  {
    captcha,
    consent,
    frameSources,
    googleMapsBrowserKey,
    publicUrl,
  }: Pick<Config, 'captcha' | 'consent' | 'frameSources' | 'googleMapsBrowserKey' | 'publicUrl'>,
): string {
  const map = googleMapsBrowserKey === null ? undefined : googleMaps;
  const withMap = (from: string | undefined) => (from === undefined ? [] : [from]);
  const captchas = captchaSources[captcha.provider];
  const others = consentSources(consent);
  const from = (use: keyof Sources) => others.flatMap((one) => one[use]);
  const policy = [
    "default-src 'self'",
    // Compiling WebAssembly (the barcode reader) is no eval: strings still do not run.
    [
      `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval'`,
      ...captchas,
      ...from('script'),
      ...withMap(map?.code),
    ].join(' '),
    ["connect-src 'self'", ...from('report'), ...monitoringSources(consent), ...withMap(map?.code)].join(' '),
    // Style attributes carry a venture's colour; they can paint, not run.
    ["style-src 'self' 'unsafe-inline'", ...withMap(map?.styles)].join(' '),
    ...(map ? [`font-src 'self' ${map.letters}`] : []),
    ["img-src 'self' data: blob:", ...from('report'), ...(map?.pictures ?? [])].join(' '),
    "worker-src 'self' blob:",
    ["frame-src 'self'", ...frameSources, ...captchas, ...from('frame')].join(' '),
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  if (publicUrl.startsWith('https://')) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}
