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
import { useWalkStep } from './list-return.ts';
import { type Direction, walkedTo } from './neighbour-direction.ts';

interface WalkButtonsProps {
  /** The path of the list; that of a record is below it. */
  list: string;
  id: string;
}

/** "3 van 214", with the previous and the next record of the list that this one was opened from. */
export function WalkButtons({ list, id }: WalkButtonsProps) {
  const { t } = useTranslation('beheer');
  const { link } = useScope();
  const navigate = useNavigate();
  const { state } = useLocation();
  const row = useRef<HTMLSpanElement>(null);
  const walk = useWalkStep(list, id);
  const go = useMutation({
    mutationFn: async ({ to, isClick }: { to: Direction; isClick: boolean }) => {
      const found = await walk?.[to]?.();
      if (found !== undefined) navigate(link(`${list}/${found}`), isClick ? { state: { walked: to } } : {});
    },
  });
  const group = t('keysRecord');
  const press = (to: Direction) => () => go.mutate({ to, isClick: false });
  useShortcut({ keys: 'K', label: t('recordPrevious'), group }, press('previous'), { enabled: !!walk?.previous });
  useShortcut({ keys: 'J', label: t('recordNext'), group }, press('next'), { enabled: !!walk?.next });
  const walked = walkedTo(state);
  useEffect(() => {
    if (walked) row.current?.querySelector<HTMLElement>(`[data-walk="${walked}"]`)?.focus();
  }, [walked]);
  if (!walk || (!walk.previous && !walk.next)) return null;
  const { position, total } = walk;
  const place = { position: showNumber(position), total: total && showNumber(total.count) };
  const button = (to: Direction) => ({
    'data-walk': to,
    'aria-label': t(to === 'previous' ? 'recordPrevious' : 'recordNext'),
    'aria-disabled': walk[to] ? undefined : true,
    onClick: walk[to] && (() => go.mutate({ to, isClick: true })),
    className: 'btn--s',
    look: 'quiet' as const,
  });
  return (
    <span className="walk" ref={row}>
      <span className="num">{t(total ? (total.isExact ? 'walkOf' : 'walkOfMore') : 'walkAt', place)}</span>
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
