import type { OpeningHours } from '@bouwpoort/contract/organisation/calendar';
import type { Client } from '@bouwpoort/contract/program/client';

/** C 7.10, 8. */
export async function fetchOpeningHours(
  api: Pick<Client, 'call'>,
  params: { ventureId: string; locationId: string },
): Promise<OpeningHours> {
  const hours = await api.call('calendar.openingHours', { params });
  // The contract client has parsed the answer already; an empty one says nothing about the branch.
  if (!hours) throw new Error('No response received');
  return hours;
}
