import { randomFillSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { ingestionOrigin } from '../config/connection-string.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Scripts of this answer carry it; no other inline script runs. */
    scriptNonce: string;
  }
  interface FastifyInstance {
    /** The policy of a page whose inline scripts are allowed by these sources: a nonce, or hashes. */
    contentSecurityPolicy(scriptSources: string): string;
  }
}

/** The same in every answer, so they are put together once. */
const fixedHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/**
 * Files of the build, ten of them for a page: what they are said to be, and who may take them. They are no documents.
 */
const assetHeaders = {
  'cross-origin-resource-policy': 'same-site',
  'x-content-type-options': 'nosniff',
};

/** Of the shop and of the back office. */
const builtFile = /^(\/beheer)?\/assets\//;

export function sendSecurityHeaders(app: FastifyInstance, config: Config): void {
  const https = config.publicUrl.startsWith('https://');
  const fixed = {
    ...fixedHeaders,
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  const [before, after] = contentSecurityPolicy(sourcesMark, config).split(sourcesMark);
  const policyWith = (scriptSources: string) => `${before}${scriptSources}${after}`;
  const makeNonce = nonceMaker();
  app.decorate('contentSecurityPolicy', policyWith);
  app.decorateRequest('scriptNonce', '');
  app.addHook('onRequest', (request, reply, done) => {
    // By the route, not by the address: an address under /assets/ without a file is a page, with the policy of pages.
    if (builtFile.test(request.routeOptions.url ?? '')) {
      reply.headers(assetHeaders);
      return done();
    }
    request.scriptNonce = makeNonce();
    reply
      .headers(fixed)
      .header('content-security-policy', policyWith(`'nonce-${request.scriptNonce}'`))
      .header('x-request-id', request.id);
    done();
  });
}

const sourcesMark = '{sources}';
const nonceBytes = 16;

/** Asking the system for chance costs the same for many nonces as for one. */
function nonceMaker(): () => string {
  const chance = Buffer.alloc(256 * nonceBytes);
  let at = chance.length;
  return () => {
    if (at === chance.length) {
      randomFillSync(chance);
      at = 0;
    }
    at += nonceBytes;
    return chance.toString('base64', at - nonceBytes, at);
  };
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
  scriptSources: string,
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
      `script-src 'self' ${scriptSources} 'wasm-unsafe-eval'`,
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
