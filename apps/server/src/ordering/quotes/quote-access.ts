import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import {
  nextQuoteState,
  type QuoteActor,
  type QuoteEvent,
  type QuoteState,
  quoteStateOn,
} from '@bouwpoort/trade/ordering/quote-states';
import { companyRoleOf, maySeePrices, mayUseProject, mustNameProject } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import type { VentureUser } from '../../foundation/context/require-user.ts';
import type { SiteUser } from '../../foundation/context/site-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { type QuoteRow, selectQuote } from './quotes.queries.ts';

export interface QuoteParty {
  user: VentureUser;
  customer: Customer;
}

/** A user who may ask for a quote may write messages and withdraw it too. */
export function mayRequest(user: VentureUser): boolean {
  return companyRoleOf(user) !== 'viewer';
}

/** Deciding on an offer takes the permissions to order and to see prices. */
export function mayDecide(user: SiteUser): boolean {
  const role = companyRoleOf(user);
  return (role === 'buyer' || role === 'manager') && maySeePrices(user);
}

export function requireMayRequest(user: VentureUser): void {
  if (mayRequest(user)) return;
  throw new AppError('forbidden', {
    detail: 'Met jouw rol vraag je geen offertes aan. Een beheerder van je bedrijf kan dat veranderen.',
  });
}

export function requireMayDecide(user: VentureUser): void {
  if (mayDecide(user)) return;
  throw new AppError('forbidden', {
    detail: 'Over een offerte beslist iemand die mag bestellen en prijzen ziet. Vraag een beheerder van je bedrijf.',
  });
}

/**
 * A quote of another customer is not found, nor is a colleague's draft, or a quote of a project the user may not work
 * for.
 */
export async function requireQuote(
  ctx: Context,
  { user, customer }: QuoteParty,
  quoteId: number,
  lock = false,
): Promise<QuoteRow> {
  const row = await selectQuote(ctx.db, quoteId, { lock, customerId: customer.customerId });
  const isOwn = row?.siteUserId === user.id;
  if (!row || isUnseen(row) || (!isOwn && (isDraft(row) || !isOfProjects(user, row)))) throw new AppError('notFound');
  return row;
}

function isOfProjects(user: VentureUser, { projectId }: QuoteRow): boolean {
  return !mustNameProject(user) || (projectId !== null && mayUseProject(user, projectId));
}

/** Started by staff and not sent yet: the customer cannot see it. */
export const isUnseen = ({ isOurs, lastOffer }: QuoteRow) => isOurs && lastOffer === 0;

/** Includes a draft that was discarded before it was sent. */
const isDraft = ({ requestedAt }: QuoteRow) => requestedAt === null;

/** The state today, whether or not the expiry job has run. */
export function currentState(ctx: Pick<Context, 'clock'>, { state, offeredUntil }: QuoteRow): QuoteState {
  return quoteStateOn(state, offeredUntil, dayOf(ctx.clock()));
}

const refusals: Readonly<Partial<Record<QuoteState, string>>> = {
  draft: 'Deze offerte is nog niet aangevraagd.',
  requested: 'Op deze aanvraag is nog geen offerte gestuurd.',
  inProgress: 'Op deze aanvraag is nog geen offerte gestuurd.',
  offered: 'Deze offerte is al gestuurd. Laad de pagina opnieuw.',
  accepted: 'Deze offerte is al aangenomen.',
  declined: 'Deze offerte is al afgewezen.',
  expired: 'Deze offerte is verlopen. Vraag een nieuwe aan, of stuur een bericht.',
  withdrawn: 'Deze offerte is ingetrokken.',
};

/** The next state of a quote; the quote must be locked. */
export function requireTransition(
  ctx: Pick<Context, 'clock'>,
  row: QuoteRow,
  event: QuoteEvent,
  actor: QuoteActor,
): QuoteState {
  const state = currentState(ctx, row);
  const next = nextQuoteState(state, event, actor);
  if (!next) throw new AppError('conflict', { detail: refusals[state] ?? 'Dit kan niet meer met deze offerte.' });
  return next;
}
