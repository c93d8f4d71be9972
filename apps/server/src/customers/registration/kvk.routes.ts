import { kvkRoutes } from '@bouwpoort/contract/customers/registration';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Captcha } from '../../foundation/captcha/captcha.ts';
import { requireCaptcha } from '../../foundation/captcha/require-captcha.ts';
import type { Context } from '../../foundation/context/context.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { callerAddress } from '../../foundation/security/caller.ts';
import { networkOf } from '../../foundation/security/throttle.ts';
import { narrowToSuffix, splitHouseNumber } from './company-register.ts';
import type { RegistrationDeps } from './registration.routes.ts';
import { enforceLimit, lookUpPerAddress, lookUpPerPass } from './registration-limits.ts';

interface KvkDeps extends RegistrationDeps {
  captcha: Captcha;
}

export function registerKvk(app: FastifyInstance, deps: KvkDeps): void {
  serve(app, deps, kvkRoutes.search, async (ctx, { query, request, reply }) => {
    await requireLookupPass(deps, ctx, { answer: query.captcha, request, reply });
    const { huisnummer, suffix } = splitHouseNumber(query.houseNumber);
    const found = await deps.companyRegister.find({ postcode: query.postalCode, huisnummer }, query.pageSize);
    return narrowToSuffix(found, suffix);
  });

  serve(app, deps, kvkRoutes.byNumber, async (ctx, { params, query, request, reply }) => {
    await requireLookupPass(deps, ctx, { answer: query.captcha, request, reply });
    return deps.companyRegister.find({ kvkNummer: params.KvkNumber }, query.pageSize);
  });
}

interface Visit {
  answer: string | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Every lookup costs money, and the list of companies is not ours to give away. */
async function requireLookupPass(deps: KvkDeps, ctx: Context, visit: Visit): Promise<void> {
  visit.reply.header('cache-control', 'no-store');
  await enforceLimit(ctx, visit.reply, lookUpPerAddress, networkOf(callerAddress(visit.request)));
  const pass = await requireCaptcha(deps, ctx, visit);
  await enforceLimit(ctx, visit.reply, lookUpPerPass, pass);
}
