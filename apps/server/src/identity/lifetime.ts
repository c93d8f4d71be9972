/** A clock that is corrected by minutes, or by an hour of summer time, ends nobody's login. */
const slack = 60 * 60 * 1000;

/**
 * Whether something that lives this long has ended. One that would live for longer than it can was made by a clock that
 * has been set back since: it has ended too, or a link for an hour would hold for a year.
 */
export function isOver(expiresAt: Date, now: Date, lifetime: number): boolean {
  return expiresAt <= now || expiresAt.getTime() - now.getTime() > lifetime + slack;
}
