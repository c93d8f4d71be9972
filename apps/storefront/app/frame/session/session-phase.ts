/** The last known state of the session in this browser. */
export interface KnownSession {
  userId: string;
  /** Milliseconds by the server's clock. */
  expiresAt: number;
  warningMs: number;
  /** The warning is on screen. */
  isWarning: boolean;
}

/**
 * quiet: nothing to do · warning: about to end · expired: ended by itself · gone: ended by the user, in another tab or
 * by clearing cookies · other: another user logged in
 */
export type SessionPhase = 'quiet' | 'warning' | 'expired' | 'gone' | 'other';

/** The browser removes the cookie by its own clock, which may be slightly ahead of our estimate of the server's. */
const tolerance = 5000;

/** P 4.2: the phase according to the current `siteUser` cookie; `now` is the server's time. */
export function sessionPhase(
  known: KnownSession,
  cookie: { id: string; expiresAt: string } | undefined,
  now: number,
): SessionPhase {
  if (!cookie) return known.isWarning || now >= known.expiresAt - tolerance ? 'expired' : 'gone';
  if (cookie.id !== known.userId) return 'other';
  const left = Date.parse(cookie.expiresAt) - now;
  if (!(left > 0)) return 'expired';
  return left <= known.warningMs ? 'warning' : 'quiet';
}
