import type { Database } from '../../foundation/database/database.ts';
import type { Caller } from '../../foundation/security/caller.ts';
import { auditEvents } from './identity.tables.ts';

type AuditKind =
  | 'signIn'
  | 'signInFailed'
  /** The failure after which further attempts are throttled. */
  | 'signInHeld'
  | 'logout'
  | 'guestStarted'
  | 'refreshReuse'
  | 'passwordForgotten'
  | 'passwordReset'
  | 'passwordChanged'
  | 'passwordChangeFailed'
  | 'registered'
  | 'registrationApproved'
  | 'registrationRefused'
  | 'accountActivated'
  | 'accountBlocked'
  | 'accountUnblocked'
  | 'accountDeactivated'
  /** By a manager of the customer. */
  | 'userInvited'
  | 'userChanged'
  | 'emailChanged'
  | 'accountReactivated';

interface AuditEvent {
  kind: AuditKind;
  at: Date;
  userId?: string | undefined;
  sessionId?: string | undefined;
  detail?: string;
}

/** Within the transaction of the event. Never holds user input: that may have been a password. */
export async function audit(tx: Database, caller: Caller, event: AuditEvent): Promise<void> {
  await tx.insert(auditEvents).values({ ...event, address: caller.address, userAgent: caller.userAgent });
}
