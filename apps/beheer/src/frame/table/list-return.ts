import type { ListCount } from '@bouwpoort/contract/foundation/lists';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useShortcut } from '../keyboard/shortcuts.tsx';
import { changedParams } from '../session/address-params.ts';
import { useScope } from '../session/scope.ts';
import { changeOfList } from './list-address.ts';
import { placeIn, step, type Walk } from './list-neighbours.ts';

/** Filters, search and page of each list as it was last seen in this tab, by path. */
const lastSeen = new Map<string, string>();
/** The records of those lists. */
const walks = new Map<string, Walk>();

export function useRememberedList(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    lastSeen.set(pathname, search);
  }, [pathname, search]);
}

/** Remembers the shown page of a list, to walk through its records. Undefined while it is being read. */
export function useRememberedWalk(walk: Walk | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!walk) return;
    const before = walks.get(pathname);
    const total = walk.total ?? (before?.list === walk.list ? before.total : undefined);
    walks.set(pathname, { ...walk, total });
  });
}

/** The address of the list that a record was opened from, in the chosen venture. Escape leads there. */
export function useReturnToList(path: string): string {
  const { t } = useTranslation('beheer');
  const { venture } = useScope();
  const navigate = useNavigate();
  const seen = new URLSearchParams(lastSeen.get(path));
  // A cursor of another venture's list is not valid here.
  const isOther = isOfOtherVenture(seen, venture?.ventureId);
  const params = changedParams(seen, isOther ? { venture: venture?.ventureId, na: undefined } : {}).toString();
  const address = params === '' ? path : `${path}?${params}`;
  useShortcut({ keys: 'Escape', label: t('toList'), group: t('keysEverywhere') }, () => navigate(address));
  return address;
}

interface WalkStep {
  /** Counted from 1. */
  position: number;
  /** Unknown in a list that was opened at a later page. */
  total: ListCount | undefined;
  /** Its record becomes the one the list is left at. Undefined at that end of the list. */
  previous: (() => Promise<string | undefined>) | undefined;
  next: (() => Promise<string | undefined>) | undefined;
}

/** The place of a record in the list at `path`. Undefined when it was not opened from there. */
export function useWalkStep(path: string, id: string): WalkStep | undefined {
  const { venture } = useScope();
  const walk = walks.get(path);
  const place = walk && placeIn(walk, id);
  if (!place || isOfOtherVenture(new URLSearchParams(walk.list), venture?.ventureId)) return undefined;
  const go = async (by: 1 | -1) => {
    const after = await step(walk, id, by);
    walks.set(path, after.walk);
    // The way back leads to the page of the list with that record.
    const page = after.id === undefined ? undefined : placeIn(after.walk, after.id)?.page;
    const params = changedParams(new URLSearchParams(walk.list), changeOfList({ cursors: page?.cursors ?? [] }));
    if (page) lastSeen.set(path, params.toString());
    return after.id;
  };
  return {
    position: place.position,
    total: walk.total,
    previous: place.hasPrevious ? () => go(-1) : undefined,
    next: place.hasNext ? () => go(1) : undefined,
  };
}

function isOfOtherVenture(address: URLSearchParams, ventureId: string | undefined): boolean {
  return (address.get('venture') ?? undefined) !== ventureId;
}
