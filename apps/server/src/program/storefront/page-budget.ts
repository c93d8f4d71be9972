import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../foundation/config/config.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { html } from '../../foundation/html/safe-html.ts';
import { shippedTexts, wordsOf } from '../../organisation/texts/texts.ts';

/** Thrown when an address has used up its rendered pages of this minute. */
export class PageBudgetSpent extends Error {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too many pages to render');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

type SpendPage = (request: FastifyRequest) => Promise<void>;

/** Rendering a page costs a hundred times a cached one, and anybody can make up an endless number of addresses. */
export function pageBudget(
  app: FastifyInstance,
  { rateLimit, pageRateLimit }: Pick<Config, 'rateLimit' | 'pageRateLimit'>,
): SpendPage {
  if (rateLimit === 0 || pageRateLimit === 0) return async () => undefined;
  // The list of the other limits lets all pages through.
  const count = app.createRateLimit({ max: pageRateLimit, timeWindow: 60_000, allowList: [] });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw new PageBudgetSpent(counted.ttlInSeconds);
  };
}

/** A static page for a person; a request for data gets the usual problem. */
export function sendTooManyPages(request: FastifyRequest, reply: FastifyReply, error: PageBudgetSpent): FastifyReply {
  reply.header('retry-after', error.retryAfterSeconds).header('cache-control', 'no-store');
  if (!request.headers.accept?.includes('text/html')) throw new AppError('tooManyRequests');
  return reply.status(429).type('text/html; charset=utf-8').send(tooManyPages());
}

function tooManyPages(): string {
  const t = wordsOf(shippedTexts('errors'));
  return html`<!doctype html><html lang="nl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${t('tooManyTitle')}</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.25rem;color:#1d2328}h1{font-size:1.75rem;line-height:1.2}</style>
</head><body><main><h1>${t('tooManyTitle')}</h1><p>${t('tooManyText')}</p></main></body></html>`.markup;
}
