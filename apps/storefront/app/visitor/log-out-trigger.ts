/** Why a user is logged out; it decides where they are taken (decisions, Routes and access). */
export type LogOutTrigger =
  /** By the user. */
  | 'asked'
  /** Nobody was there to renew it: the page stays behind a modal that leads to the login page. */
  | 'expired'
  /** The API refused the session, or it cannot be read. */
  | 'refused'
  /** P 8, NoVenture. */
  | 'noVenture'
  /** To log in to the venture on screen (P 2.11). */
  | 'otherVenture'
  /** Its cookies are gone or cannot be read (P 4.1, malformed). */
  | 'lost'
  /** Another tab did it: this one follows, and stays where it may. */
  | 'elsewhere';

const automatic: readonly LogOutTrigger[] = ['expired', 'refused', 'lost'];

/** Not asked for: a user who logs in again continues where they were. */
export function isAutomatic(trigger: LogOutTrigger): boolean {
  return automatic.includes(trigger);
}
