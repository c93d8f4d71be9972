import { searchRoutes } from '@bouwpoort/contract/catalogue/search';
import { splitHouseNumber } from '@bouwpoort/trade/organisation/house-number';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import type { Geocoder } from './geocoder.ts';

interface GeoDeps extends ContextDeps {
  geocoder: Geocoder;
}

/** Streets and towns do not move; a file that was imported may correct one. */
const anHour = 'public, max-age=3600';

/** A minute, per visitor: an address is filled in now and then, a place is asked for while it is typed. */
const addressesPerMinute = 60;
const placesPerMinute = 240;

export function registerGeo(app: FastifyInstance, deps: GeoDeps): void {
  const paceOfAddresses = pace(app, addressesPerMinute);
  const paceOfPlaces = pace(app, placesPerMinute);

  serve(app, deps, searchRoutes.address, async (_ctx, { query, request, reply }) => {
    await paceOfAddresses(request, reply);
    const { postalCode, houseNumber } = query;
    const found = await deps.geocoder.address(postalCode, splitHouseNumber(houseNumber)?.houseNumber ?? 0);
    if (!found) throw new AppError('notFound', { detail: 'Bij deze postcode en dit huisnummer vinden we geen adres.' });
    reply.header('cache-control', anHour);
    return { ...found, houseNumber, postalCode };
  });

  serve(app, deps, searchRoutes.places, async (_ctx, { query, request, reply }) => {
    await paceOfPlaces(request, reply);
    const results = await deps.geocoder.places(query.q, query.top);
    reply.header('cache-control', anHour);
    return { results };
  });
}

/** Behind each question may be a service that counts them. Pages of our own ask for a visitor, so they count too. */
function pace(app: FastifyInstance, max: number) {
  const count = app.createRateLimit({ max, timeWindow: 60_000, allowList: [] });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw new AppError('tooManyRequests');
  };
}
