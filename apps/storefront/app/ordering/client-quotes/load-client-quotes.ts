import type { ClientQuote, ClientQuoteSummary } from '@bouwpoort/contract/ordering/client-quotes';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import type { PageContext } from '../../frame/pages/page-context.ts';

type Opened = Pick<PageContext, 'api'>;

/** For a user without permission the page does not exist. */
const noAccessStatuses = new Set([400, 403, 404]);

export async function loadClientQuotes({ api }: Opened): Promise<ClientQuoteSummary[] | null> {
  return orNull(async () => (await api.call('clientQuotes.list')).results);
}

export async function loadClientQuote({ api }: Opened, quoteId: string): Promise<ClientQuote | null> {
  const id = Number(quoteId);
  if (!Number.isSafeInteger(id) || id < 1) return null;
  return orNull(() => api.call('clientQuotes.details', { params: { quoteId: id } }));
}

async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiProblem && noAccessStatuses.has(error.status)) return null;
    throw error;
  }
}
