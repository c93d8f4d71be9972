/** Why a user is logged out; it determines the next page (decisions, Routes and access). */
export type LogOutTrigger =
  /** By the user. */
  | 'asked'
  /** The session expired without a renewal: the page stays behind a modal that links to the login page. */
  | 'expired'
  /** The API refused the session, or it cannot be parsed. */
  | 'refused'
  /** P 8, NoVenture. */
  | 'noVenture'
  /** To log in to the current venture (P 2.11). */
  | 'otherVenture'
  /** Its cookies are gone or cannot be parsed (P 4.1, malformed). */
  | 'lost'
  /** In another tab: this tab follows, and stays on its page where possible. */
  | 'elsewhere';

const automatic: readonly LogOutTrigger[] = ['expired', 'refused', 'lost'];

/** Not by the user: after logging in again they continue where they were. */
export function isAutomatic(trigger: LogOutTrigger): boolean {
  return automatic.includes(trigger);
}
