import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useShortcut } from '../../keyboard/shortcuts.tsx';
import { changedParams } from '../../session/address-params.ts';
import { useScope } from '../../session/scope.ts';

/** Filters, search and page of each list as it was last seen in this tab, by path. */
const lastSeen = new Map<string, string>();

export function useRememberedList(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    lastSeen.set(pathname, search);
  }, [pathname, search]);
}

/** The address of the list that a record was opened from, in the chosen venture. Escape leads there. */
export function useReturnToList(path: string): string {
  const { t } = useTranslation('beheer');
  const { venture } = useScope();
  const navigate = useNavigate();
  const seen = new URLSearchParams(lastSeen.get(path));
  // A cursor of another venture's list is not valid here.
  const isOther = (seen.get('venture') ?? undefined) !== venture?.ventureId;
  const params = changedParams(seen, isOther ? { venture: venture?.ventureId, na: undefined } : {}).toString();
  const address = params === '' ? path : `${path}?${params}`;
  useShortcut({ keys: 'Escape', label: t('toList'), group: t('keysEverywhere') }, () => navigate(address));
  return address;
}
