/* What other domains may use of staff. */

export { colleaguesWho, staffNamesOf } from './staff-people.ts';
export { accessScopeOf, requireThere, type StaffContext, serveStaff, trace } from './staff-route.ts';
export { mayDo, type Place } from './staff-scopes.ts';
export { findActiveStaff, type Staff } from './staff-sessions.ts';
