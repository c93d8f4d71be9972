/* What other domains may use of staff. */

export {
  addRecord,
  changeRecord,
  conflictWith,
  inTransaction,
  type LockedRecord,
  lockRecord,
  removeRecord,
  type StaffRecord,
} from './change-record.ts';
export { listScope, venturesOf } from './list-scope.ts';
export { staffList } from './staff-list.ts';
export { listStaffWith, staffNamesOf } from './staff-people.ts';
export { accessScopeOf, auditWrite, requireThere, type StaffContext, serveStaff } from './staff-route.ts';
export { mayDo } from './staff-scopes.ts';
export { findActiveStaff, type Staff } from './staff-sessions.ts';
