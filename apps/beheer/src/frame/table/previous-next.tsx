import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Keys } from '../keyboard/keys.tsx';
import { useShortcut } from '../keyboard/shortcuts.tsx';
import { useScope } from '../session/scope.ts';
import { showNumber } from '../texts/dutch-number.ts';
import { usePreviousNext } from './list-return.ts';

type Direction = 'previous' | 'next';

/** The button by which a record was reached from its neighbour, in the state of its address. It has the focus again. */
export function arrivalDirection(state: unknown): Direction | undefined {
  return (state as { arrivedBy?: Direction } | null)?.arrivedBy;
}

interface PreviousNextProps {
  /** The path of the list; that of a record is below it. */
  list: string;
  id: string;
}

/** "3 van 214", with the previous and the next record of the list that this one was opened from. */
export function PreviousNext({ list, id }: PreviousNextProps) {
  const { t } = useTranslation('beheer');
  const { link } = useScope();
  const navigate = useNavigate();
  const { state } = useLocation();
  const row = useRef<HTMLSpanElement>(null);
  const neighbours = usePreviousNext(list, id);
  const go = useMutation({
    mutationFn: async ({ to, isClick }: { to: Direction; isClick: boolean }) => {
      const found = await neighbours?.[to]?.();
      if (found !== undefined) navigate(link(`${list}/${found}`), isClick ? { state: { arrivedBy: to } } : {});
    },
  });
  const group = t('keysRecord');
  const press = (to: Direction) => () => go.mutate({ to, isClick: false });
  useShortcut({ keys: 'K', label: t('recordPrevious'), group }, press('previous'), { enabled: !!neighbours?.previous });
  useShortcut({ keys: 'J', label: t('recordNext'), group }, press('next'), { enabled: !!neighbours?.next });
  const arrivedBy = arrivalDirection(state);
  useEffect(() => {
    if (arrivedBy) row.current?.querySelector<HTMLElement>(`[data-direction="${arrivedBy}"]`)?.focus();
  }, [arrivedBy]);
  if (!neighbours || (!neighbours.previous && !neighbours.next)) return null;
  const { position, total } = neighbours;
  const place = { position: showNumber(position), total: total && showNumber(total.count) };
  const button = (to: Direction) => ({
    'data-direction': to,
    'aria-label': t(to === 'previous' ? 'recordPrevious' : 'recordNext'),
    'aria-disabled': neighbours[to] ? undefined : true,
    onClick: neighbours[to] && (() => go.mutate({ to, isClick: true })),
    className: 'btn--s',
    look: 'quiet' as const,
  });
  return (
    <span className="previous-next" ref={row}>
      <span className="num">{t(total ? (total.isExact ? 'positionOf' : 'positionOfMore') : 'position', place)}</span>
      <Button {...button('previous')}>
        <Icon name="chevron-left" size="small" />
        <Keys keys="K" />
      </Button>
      <Button {...button('next')}>
        <Keys keys="J" />
        <Icon name="chevron-right" size="small" />
      </Button>
      {go.error && <span role="alert">{go.error.message}</span>}
    </span>
  );
}
