import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { useShortcut } from '../keyboard/shortcuts.tsx';

interface RowCursorOptions {
  rows: readonly string[];
  scrollTo: (index: number) => void;
  open: ((id: string) => void) | undefined;
  pick: ((id: string, rangeFrom?: string) => void) | undefined;
}

/** Keyboard navigation through the rows of a table. Returns the current row. */
export function useRowCursor({ rows, scrollTo, open, pick }: RowCursorOptions): string | undefined {
  const { t } = useTranslation('beheer');
  const [wanted, setWanted] = useState<string>();
  const [lastPicked, setLastPicked] = useState<string>();
  const at = wanted === undefined ? -1 : rows.indexOf(wanted);
  const current = rows[at];
  const move = (by: number) => {
    const to = Math.max(0, Math.min(rows.length - 1, at + by));
    if (rows[to] === undefined) return;
    setWanted(rows[to]);
    scrollTo(to);
  };
  const group = t('keysList');
  const isThere = rows.length > 0;
  useShortcut({ keys: 'J', label: t('rowDown'), group }, () => move(1), { enabled: isThere });
  useShortcut({ keys: 'K', label: t('rowUp'), group }, () => move(-1), { enabled: isThere });
  useShortcut(
    { keys: 'X', label: t('rowPick'), group },
    () => {
      if (current === undefined) return;
      pick?.(current);
      setLastPicked(current);
    },
    { enabled: isThere && pick !== undefined },
  );
  useShortcut(
    { keys: 'Shift X', label: t('rowPickRange'), group },
    () => current !== undefined && pick?.(current, lastPicked ?? current),
    { enabled: isThere && pick !== undefined },
  );
  useShortcut({ keys: 'Enter', label: t('rowOpen'), group }, () => current !== undefined && open?.(current), {
    // On a focused link or button, Enter activates that instead.
    enabled: current !== undefined && open !== undefined,
  });
  return current;
}
