import { sandboxRoutes } from '@bouwpoort/contract/ordering/payments';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { requireSameOrigin } from '../../foundation/security/same-origin.ts';
import type { Sandbox, SandboxPayment } from './sandbox.ts';
import { planCallbacks } from './sandbox-callbacks.ts';
import { renderSandboxEnd, renderSandboxPage } from './sandbox-page.ts';

/** Only where the sandbox is the payment provider. A payment's URL is enough to end it, as with any provider. */
export function registerSandbox(app: FastifyInstance, deps: ContextDeps, sandbox: Sandbox): void {
  serve(app, deps, sandboxRoutes.page, async (_ctx, { params, query, reply }) => {
    const payment = await requireSandboxPayment(sandbox, params.providerId);
    return asPage(reply).send(isOpen(payment) ? renderSandboxPage(payment, query) : ended(payment));
  });

  serve(app, deps, sandboxRoutes.pay, async (ctx, { params, body, request, reply }) => {
    requireSameOrigin(request, deps.config);
    const before = await requireSandboxPayment(sandbox, params.providerId);
    const payment = await sandbox.pay(params.providerId, body);
    if (!payment) return asPage(reply).send(ended(before));
    if (body.outcome !== 'close') await planCallbacks(ctx, payment, body);
    if (body.outcome === 'close' || body.stayAway) {
      const text = 'Je kunt dit venster sluiten. De webshop hoort hoe het is afgelopen zonder dat je terugkomt.';
      return asPage(reply).send(renderSandboxEnd('Venster gesloten', text, returnUrlOf(payment)));
    }
    return reply.header('cache-control', 'no-store').redirect(returnUrlOf(payment), 303);
  });
}

async function requireSandboxPayment(sandbox: Sandbox, providerId: string): Promise<SandboxPayment> {
  const payment = await sandbox.find(providerId);
  if (!payment) throw new AppError('notFound');
  return payment;
}

function isOpen({ statusCode }: SandboxPayment): boolean {
  return statusCode === 20 || statusCode === 50;
}

function ended(payment: SandboxPayment): string {
  return renderSandboxEnd(
    'Deze betaling is al afgerond',
    'Er valt hier niets meer te kiezen. In de webshop zie je wat ervan geworden is.',
    returnUrlOf(payment),
  );
}

/** With the parameters that PAY. adds. The shop ignores them and queries the status. */
function returnUrlOf({ returnUrl, providerId, orderId, statusCode }: SandboxPayment): string {
  const url = new URL(returnUrl);
  const added = { id: providerId, reference: orderId, statusCode: String(statusCode) };
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return url.href;
}

function asPage(reply: FastifyReply): FastifyReply {
  return reply.header('content-type', 'text/html; charset=utf-8').header('cache-control', 'no-store');
}
