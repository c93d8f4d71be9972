import type { Client } from '@bouwpoort/contract/program/client';
import type { PageLog } from '@bouwpoort/contract/program/page-request';
import { createContext } from 'react';
import { type FinderQuestion, finderQuestionOf } from './finder-question.ts';
import { loadOpenings, locate } from './load-finder.ts';

interface Loading {
  api: Client;
  log: PageLog;
  now: Date;
  googleMapsKey: string | null;
}

/** The branches of one venture, with the point that distances are measured from. */
export async function loadVentureBranches(
  { api, log, now, googleMapsKey }: Loading,
  ventureId: string,
  query: URLSearchParams,
) {
  // No radius: there are few branches.
  const question: FinderQuestion = { ...finderQuestionOf(query), radius: null, type: '', assortment: [] };
  const [all, place] = await Promise.all([
    api.call('ventures.locations'),
    locate(api, question, (error) => log.error({ err: error }, 'no answer of the geocoder')),
  ]);
  const locations = all.filter((location) => location.ventureId === ventureId);
  const openings = await loadOpenings(api, log, locations, now);
  return { question, place, locations, openings, madeAt: now.toISOString(), googleMapsKey };
}

export type VentureBranches = Awaited<ReturnType<typeof loadVentureBranches>>;

/** Null on pages with another kind of list. */
export const VentureBranchesContext = createContext<VentureBranches | null>(null);
