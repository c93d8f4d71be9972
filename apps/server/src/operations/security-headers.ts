import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

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

export function contentSecurityPolicy(
  nonce: string,
  { captcha, frameSources, publicUrl }: Pick<Config, 'captcha' | 'frameSources' | 'publicUrl'>,
): string {
  const captchas = captchaSources[captcha.provider];
  const policy = [
    "default-src 'self'",
    [`script-src 'self' 'nonce-${nonce}'`, ...captchas].join(' '),
    // Style attributes carry a venture's colour; they can paint, not run.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    ["frame-src 'self'", ...frameSources, ...captchas].join(' '),
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  if (publicUrl.startsWith('https://')) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}
