/* What other domains may use of registration. */

export { editUserByVenture } from './managed-user-edit.ts';
export { inviteUser } from './managed-user-invite.ts';
export { listManagedUsers, type UserKeeper } from './managed-users.ts';
export { moveRegistrations } from './registration-state.ts';
export { countWaitingRegistrations } from './waiting-registrations.ts';
