/** Corrections of the clock by minutes, or by an hour of summer time, end no session. */
const clockSlackMs = 60 * 60 * 1000;

/**
 * Whether something with this lifetime has expired. An expiry further ahead than the lifetime comes from a clock that
 * was set back since, and counts as expired: otherwise a link for an hour could be valid for a year.
 */
export function isExpired(expiresAt: Date, now: Date, lifetime: number): boolean {
  return expiresAt <= now || expiresAt.getTime() - now.getTime() > lifetime + clockSlackMs;
}
