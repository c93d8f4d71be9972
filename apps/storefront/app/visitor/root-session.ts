import type { ChromeUser } from './chrome-session.ts';
import { chromeUserOf, type VisitorSession } from './load-visitor.ts';

/** What the root hands the browser of the login its pages are shown under. */
export interface RootSession {
  user: Omit<ChromeUser, 'cartCount' | 'logOut'>;
  userId: string;
  /** Null for an account that belongs to no venture (P 8, NoVenture). */
  ventureId: string | null;
  expiresAt: string;
  warningMinutes: number;
  /** The server's clock when it said so: the device's may be wrong. */
  now: string;
}

export function rootSessionOf(session: VisitorSession | undefined, now: Date): RootSession | null {
  if (!session) return null;
  const { siteUser, expiresAt, warningMinutes } = session;
  return {
    user: chromeUserOf(session),
    userId: siteUser.id,
    ventureId: siteUser.ventureId,
    expiresAt,
    warningMinutes,
    now: now.toISOString(),
  };
}
