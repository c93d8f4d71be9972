import { registrationRoutes } from '@bouwpoort/contract/customers/registration';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import { callerAddress, callerOf } from '../../foundation/security/caller.ts';
import { networkOf } from '../../foundation/security/throttle.ts';
import type { CompanyRegister } from './company-register.ts';
import { completeRegistration } from './complete-registration.ts';
import { inviteToRegister } from './registration.jobs.ts';
import { activateAccount } from './registration-activation.ts';
import { decideRequest, readRequest } from './registration-approval.ts';
import { findInvitation, isFor, requireOpen } from './registration-invitation.ts';
import { completePerAddress, enforceLimit, invitePerAddress, invitePerEmail } from './registration-limits.ts';
import { requireVentureWithAccounts } from './registration-venture.ts';

export interface RegistrationDeps extends ContextDeps {
  companyRegister: CompanyRegister;
}

export function registerRegistration(app: FastifyInstance, deps: RegistrationDeps): void {
  // Stores the request without looking up the user (see mailInvitation).
  serve(app, deps, registrationRoutes.start, async (ctx, { body, request, reply }) => {
    const { emailAddress, ventureId } = body;
    await requireVentureWithAccounts(ctx, ventureId);
    await enforceLimit(ctx, reply, invitePerAddress, networkOf(callerAddress(request)));
    const asked = 'Er is al een paar keer een mail naar dit adres gestuurd. Kijk ook in je map met ongewenste mail.';
    await enforceLimit(ctx, reply, invitePerEmail, emailAddress, asked);
    const acceptedTermsAt = ctx.clock().toISOString();
    await enqueue(ctx.db, inviteToRegister, { emailAddress, ventureId, acceptedTermsAt });
    return { value: true };
  });

  serve(app, deps, registrationRoutes.invitedUser, async (ctx, { query, reply }) => {
    reply.header('cache-control', 'no-store');
    await requireVentureWithAccounts(ctx, query.ventureId);
    const invitation = await findInvitation(ctx.db, query);
    // A link assembled from two mails is invalid.
    const { emailAddress } = requireOpen(
      invitation && isFor(invitation, query.email) ? invitation : undefined,
      ctx.clock(),
    );
    return { emailAddress };
  });

  serve(app, deps, registrationRoutes.complete, async (ctx, { body, headers, request, reply }) => {
    await enforceLimit(ctx, reply, completePerAddress, networkOf(callerAddress(request)));
    await completeRegistration(ctx, deps.companyRegister, body, {
      idempotencyKey: headers['idempotency-key'],
      caller: callerOf(request),
    });
    return { value: true };
  });

  serve(app, deps, registrationRoutes.activate, async (ctx, { body, request }) => {
    await activateAccount(ctx, body.token, callerOf(request));
    return { value: true };
  });

  serve(app, deps, registrationRoutes.approval, async (ctx, { params, reply }) => {
    reply.header('cache-control', 'no-store');
    return readRequest(ctx, params.token);
  });

  serve(app, deps, registrationRoutes.decide, async (ctx, { params, body, request }) => {
    await decideRequest(ctx, params.token, body.approve, callerOf(request));
    return { value: true };
  });
}
