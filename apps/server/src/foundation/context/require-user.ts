import { AppError } from '../errors/app-error.ts';
import type { Context } from './context.ts';
import type { SiteUser } from './site-user.ts';
import type { Venture } from './venture.ts';

/** For operations that need a venture. */
export function requireVenture(ctx: Context): Venture {
  if (!ctx.venture) throw new AppError('badRequest', { detail: 'De header Venture-Id ontbreekt.' });
  return ctx.venture;
}

/** For a user of any venture: only for operations on the session itself. All others use requireUser. */
export function requireLoggedIn(ctx: Context): SiteUser {
  if (!ctx.user) throw new AppError('notLoggedIn');
  return ctx.user;
}

export type VentureUser = SiteUser & { ventureId: string };

/** A user of the venture the call names; if it names none, of any (P 8, NoVenture and WrongVenture). */
export function requireUser(ctx: Context): VentureUser {
  const user = requireLoggedIn(ctx);
  const { ventureId } = user;
  if (ventureId === null) throw new AppError('noVenture', { detail: 'Je account is niet aan een webshop gekoppeld.' });
  if (ctx.venture && ctx.venture.id !== ventureId) {
    throw new AppError('wrongVenture', { detail: 'Je bent ingelogd bij een andere webshop.' });
  }
  return { ...user, ventureId };
}

/** Not for guest accounts (P 6). */
export function requireRegistered(ctx: Context): VentureUser {
  const user = requireUser(ctx);
  if (user.isGuestAccount) throw new AppError('forbidden');
  return user;
}
