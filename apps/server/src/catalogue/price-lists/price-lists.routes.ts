import { Readable } from 'node:stream';
import { accountRoutes } from '@bouwpoort/contract/customers/identity';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { requireRegistered } from '../../foundation/context/require-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { openPriceList } from './price-lists.ts';

/** A list is a lot of reading: one person has no use for more of them at once. */
const maxPerUser = 2;

export function registerPriceList(app: FastifyInstance, deps: ContextDeps): void {
  const running = new Map<string, number>();

  serve(app, deps, accountRoutes.priceList, async (ctx, { params, reply }) => {
    const { id } = requireRegistered(ctx);
    const list = await openPriceList(ctx, params.format);
    if ((running.get(id) ?? 0) >= maxPerUser) {
      throw new AppError('tooManyRequests', { detail: 'Wacht tot je vorige prijslijst binnen is.' });
    }
    running.set(id, (running.get(id) ?? 0) + 1);
    // Ends also when the client hangs up; the reading then ends with it.
    const content = Readable.from(list.content, { objectMode: false }).once('close', () => {
      const left = (running.get(id) ?? 1) - 1;
      if (left > 0) running.set(id, left);
      else running.delete(id);
    });
    return reply
      .header('content-type', list.contentType)
      .header('content-disposition', `attachment; filename="${list.fileName}"`)
      .header('x-total-rows', list.totalRows)
      .header('x-estimated-length', list.estimatedLength)
      .send(content);
  });
}
