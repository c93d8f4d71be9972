/* What other domains may use of staff. */

export { placesOf, requireThere, type StaffContext, serveStaff, trace } from './staff-route.ts';
export { mayDo, type Place } from './staff-scopes.ts';
