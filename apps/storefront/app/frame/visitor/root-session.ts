import type { ChromeUser } from './chrome-session.ts';
import { chromeUserOf, type VisitorSession } from './load-visitor.ts';

/** The login data that the root passes to the browser. */
export interface RootSession {
  user: Omit<ChromeUser, 'cartCount' | 'logOut'>;
  userId: string;
  /** Null for an account that belongs to no venture (P 8, NoVenture). */
  ventureId: string | null;
  expiresAt: string;
  warningMinutes: number;
  /** The server's time at rendering, because the device's clock may be wrong. */
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
