import { calendarRoutes } from '@bouwpoort/contract/organisation/calendar';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { describeOpeningHours, describeOpeningHoursOfVenture, listCutOffTimes, listHolidays } from './calendar.ts';

export function registerCalendar(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, calendarRoutes.openingHours, (ctx, { params }) =>
    describeOpeningHours(ctx, params.ventureId, params.locationId),
  );
  serve(app, deps, calendarRoutes.openingHoursOfVenture, (ctx, { params }) =>
    describeOpeningHoursOfVenture(ctx, params.ventureId),
  );
  serve(app, deps, calendarRoutes.holidays, (ctx, { query }) => listHolidays(ctx, query.days));
  serve(app, deps, calendarRoutes.cutOffTimes, (ctx, { params }) => listCutOffTimes(ctx, params.ventureId));
  serve(app, deps, calendarRoutes.cutOffTimesOfLocation, (ctx, { params }) =>
    listCutOffTimes(ctx, params.ventureId, params.locationId),
  );
}
