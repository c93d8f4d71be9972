import type { Context } from '../../foundation/context/context.ts';
import type { Venture } from '../../foundation/context/venture.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';

/** Accounts are for ordering: the portal and ventures without a shop have none (P 6). */
export async function requireVentureWithAccounts(ctx: Context, ventureId: string): Promise<Venture> {
  const venture = await findVenture(ctx, ventureId);
  if (!venture) throw new AppError('unknownVenture', { detail: 'Deze webshop bestaat niet.' });
  if (venture.hasShop && venture.id !== ctx.config.defaultVentureId) return venture;
  throw new AppError('forbidden', { detail: `Bij ${venture.name} kun je geen account aanmaken.` });
}

/** The storefront's pages that mails of a registration link to. */
type RegistrationPage = 'registreren' | 'inloggen';

/** An account without a venture uses the portal's page. */
export async function pagePath(
  ctx: Context,
  ventureId: string | null,
  page: RegistrationPage,
  query: Record<string, string> = {},
): Promise<string> {
  const venture = await findVenture(ctx, ventureId ?? ctx.config.defaultVentureId);
  if (!venture) throw new Error(`There is no venture ${ventureId} to link to.`);
  const search = new URLSearchParams(query).toString();
  return `/${venture.path}/${page}${search === '' ? '' : `?${search}`}`;
}
