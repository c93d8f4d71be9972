import { type ReadableEntity, readableEntity, scopesFor } from '@bouwpoort/contract/exchange/batches';
import type { ExchangeScope } from '@bouwpoort/contract/exchange/records';
import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, ContextDeps } from '../../foundation/context/context.ts';
import type { Venture } from '../../foundation/context/venture.ts';
import { AppError, type ErrorCode } from '../../foundation/errors/app-error.ts';
import { type Answer, type Input, serve } from '../../foundation/http/contract-route.ts';
import { isWithin } from '../../foundation/outbound/networks.ts';
import { callerAddress } from '../../foundation/security/caller.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { type ApiKey, findApiKey, markUsed } from './api-keys.ts';
import { exchangeLog } from './connections.tables.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** In any state: requireApiKey decides whether it may be used. */
    apiKey: ApiKey | undefined;
  }
}

/** Looks up the key before the rate limit, which counts per key. */
export function findApiKeys(app: FastifyInstance, deps: ContextDeps): void {
  app.decorateRequest('apiKey', undefined);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.contract?.access !== 'key') return;
    const given = request.headers.authorization?.match(/^Bearer (bpk_[\w-]{1,100})$/i)?.[1];
    if (given !== undefined) request.apiKey = await findApiKey(deps.db, given);
  });
}

/** The only place where a key is checked: its expiry, networks, ventures and scopes. Refusals are logged. */
async function requireApiKey(ctx: Context, contract: RouteContract, request: FastifyRequest): Promise<ExchangeContext> {
  const { apiKey } = request;
  if (!apiKey) throw new AppError(request.headers.authorization === undefined ? 'apiKeyMissing' : 'apiKeyUnknown');
  const refuse = (code: ErrorCode, detail?: string) => refused(ctx, apiKey, request, code, detail);
  if (apiKey.endedAt !== null || (apiKey.expiresAt !== null && apiKey.expiresAt <= ctx.clock())) {
    return refuse('apiKeyExpired');
  }
  if (apiKey.networks.length > 0 && !isWithin(callerAddress(request), apiKey.networks)) {
    return refuse('apiKeyAddress', `Deze sleutel mag niet gebruikt worden vanaf ${callerAddress(request)}.`);
  }
  const ventureId = ctx.venture?.id ?? onlyOne(apiKey.ventureIds);
  if (ventureId === undefined) {
    return refuse('badRequest', `Noem de winkel in de header Venture-Id: ${apiKey.ventureIds.join(' of ')}.`);
  }
  if (!apiKey.ventureIds.includes(ventureId)) {
    return refuse('apiKeyVenture', `Deze sleutel geldt niet voor winkel ${ventureId}.`);
  }
  const venture = ctx.venture ?? (await findVenture(ctx, ventureId));
  if (!venture) return refuse('unknownVenture');
  const needed = scopesOf(contract, request);
  if (needed && !needed.some((scope) => apiKey.scopes.includes(scope))) {
    return refuse('apiKeyScope', `Deze aanroep vraagt een sleutel met ${needed.join(' of ')}.`);
  }
  await markUsed(ctx, apiKey);
  return { ...ctx, venture, apiKey };
}

const onlyOne = (ids: readonly string[]) => (ids.length === 1 ? ids[0] : undefined);

function scopesOf({ scope }: RouteContract, { params }: FastifyRequest): readonly ExchangeScope[] | undefined {
  const { entity } = params as { entity?: unknown };
  const known = readableEntity.safeParse(entity);
  if (scope === undefined || !known.success) throw new Error('a route by key names its scope and its entity');
  return scopesFor(scope, known.data satisfies ReadableEntity);
}

async function refused(
  ctx: Context,
  key: ApiKey,
  request: FastifyRequest,
  code: ErrorCode,
  detail?: string,
): Promise<never> {
  const error = new AppError(code, detail === undefined ? {} : { detail });
  await logRefusal(ctx, key, request, callerAddress(request), error);
  throw error;
}

/** Without the query, which is untrusted input. */
async function logRefusal(
  ctx: Context,
  key: ApiKey,
  request: FastifyRequest,
  address: string,
  error: AppError,
): Promise<void> {
  await ctx.db.insert(exchangeLog).values({
    sourceId: key.sourceId,
    keyId: key.id,
    at: ctx.clock(),
    code: error.code,
    detail: error.message.slice(0, 500),
    call: `${request.method} ${request.url.split('?')[0]}`.slice(0, 500),
    address,
  });
}

/** A context whose key has the permission of the route, for this venture. */
export interface ExchangeContext extends Context {
  venture: Venture;
  apiKey: ApiKey;
}

/** Registers the handler of a contract with access by key. */
export function serveByKey<const R extends RouteContract & { access: 'key' }>(
  app: FastifyInstance,
  deps: ContextDeps,
  contract: R,
  handle: (ctx: ExchangeContext, input: Input<R>) => Promise<Answer<R>>,
): void {
  serve(app, deps, contract, async (ctx, input) => {
    const { ip } = input.request;
    const allowed = await requireApiKey(ctx, contract, input.request);
    try {
      return await handle(allowed, input);
    } catch (error) {
      if (error instanceof AppError && error.status < 500) {
        await logRefusal(ctx, allowed.apiKey, input.request, ip, error);
      }
      throw error;
    }
  });
}
