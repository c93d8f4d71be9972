import type { ListCount } from '@bouwpoort/contract/foundation/lists';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useShortcut } from '../keyboard/shortcuts.tsx';
import { changedParams } from '../session/address-params.ts';
import { useScope } from '../session/scope.ts';
import { changeOfList } from './list-address.ts';
import { placeIn, type RecordSequence, step } from './record-sequence.ts';

/** Filters, search and page of each list as it was last seen in this tab, by path. */
const lastSeen = new Map<string, string>();
/** The records of those lists. */
const sequences = new Map<string, RecordSequence>();

export function useRememberedList(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    lastSeen.set(pathname, search);
  }, [pathname, search]);
}

/** Remembers the shown page of a list, for previous and next. Undefined while it is being read. */
export function useRememberedSequence(sequence: RecordSequence | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!sequence) return;
    const before = sequences.get(pathname);
    const total = sequence.total ?? (before?.list === sequence.list ? before.total : undefined);
    sequences.set(pathname, { ...sequence, total });
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

interface Neighbours {
  /** Counted from 1. */
  position: number;
  /** Unknown in a list that was opened at a later page. */
  total: ListCount | undefined;
  /** Its record becomes the one the list is left at. Undefined at that end of the list. */
  previous: (() => Promise<string | undefined>) | undefined;
  next: (() => Promise<string | undefined>) | undefined;
}

/** The place of a record in the list at `path`. Undefined when it was not opened from there. */
export function usePreviousNext(path: string, id: string): Neighbours | undefined {
  const { venture } = useScope();
  const sequence = sequences.get(path);
  const place = sequence && placeIn(sequence, id);
  if (!place || isOfOtherVenture(new URLSearchParams(sequence.list), venture?.ventureId)) return undefined;
  const go = async (by: 1 | -1) => {
    const after = await step(sequence, id, by);
    sequences.set(path, after.sequence);
    // The way back leads to the page of the list with that record.
    const page = after.id === undefined ? undefined : placeIn(after.sequence, after.id)?.page;
    const params = changedParams(new URLSearchParams(sequence.list), changeOfList({ cursors: page?.cursors ?? [] }));
    if (page) lastSeen.set(path, params.toString());
    return after.id;
  };
  return {
    position: place.position,
    total: sequence.total,
    previous: place.hasPrevious ? () => go(-1) : undefined,
    next: place.hasNext ? () => go(1) : undefined,
  };
}

function isOfOtherVenture(address: URLSearchParams, ventureId: string | undefined): boolean {
  return (address.get('venture') ?? undefined) !== ventureId;
}
