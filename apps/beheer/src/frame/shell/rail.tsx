import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, NavLink, useNavigate } from 'react-router';
import { useShortcut } from '../keyboard/shortcuts.tsx';
import { BeheerIcon } from '../kit/icon.tsx';
import { entranceOf, type Room, roomGroups, useRooms } from '../sections/section.ts';
import { useScope } from '../session/scope.ts';
import { hasPermission, useMe } from '../session/session.ts';

/** All rooms; one without permission stays in place, with a lock and the reason. */
export function Rail({ foot }: { foot: string }) {
  const { t } = useTranslation('beheer');
  const rooms = useRooms();
  const { link } = useScope();
  return (
    <nav className="rail" aria-label={t('beheer')}>
      <div className="rail__in">
        <Link className="rail__logo" to={link('/')} aria-label={t('logo')}>
          <img src="/beheer/bouwpoort-wit.svg" alt="" />
          <img className="mark" src="/beheer/bouwpoort-wit.svg" alt="" />
          <span>{t('beheer')}</span>
        </Link>
        {roomGroups.map((group) => {
          const own = rooms.filter((room) => room.group === group);
          if (own.length === 0) return null;
          return (
            <div key={group} className="rail__group">
              {group !== 'overview' && (
                <div className="rail__head" aria-hidden="true">
                  {t(`group-${group}`)}
                </div>
              )}
              <ul aria-label={t(`group-${group}`)}>
                {own.map((room) => (
                  <li key={room.id}>
                    <RailItem room={room} />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
        <div className="rail__foot">{foot}</div>
      </div>
    </nav>
  );
}

function RailItem({ room }: { room: Room }) {
  const { t } = useTranslation('beheer');
  const me = useMe();
  const { link } = useScope();
  const navigate = useNavigate();
  const entrance = entranceOf(room, (permission) => hasPermission(me, permission));
  const name = t(`room-${room.id}`);
  const to = link(entrance ?? '/');
  const count = useRoomCount(room);
  useShortcut({ keys: `G ${room.key}`, label: name, group: t('keysGo') }, () => navigate(to), {
    enabled: entrance !== undefined,
  });
  const title = t('roomKeys', { name, key: room.key });
  if (entrance === undefined) {
    const reason = t('mayNot', { permission: t(`permission-${room.permission}`) });
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link without an address is one that cannot be followed
      <a className="rail__item rail__item--locked" role="link" aria-disabled="true" tabIndex={0} title={reason}>
        <BeheerIcon name={room.icon} size="control" />
        <span>
          {name}
          <span className="sr-only">. {reason}</span>
        </span>
        <Icon name="lock" size="small" className="rail__lock" />
      </a>
    );
  }
  return (
    <NavLink className="rail__item" to={to} title={title}>
      <BeheerIcon name={room.icon} size="control" />
      <span>{name}</span>
      {count !== undefined && count > 0 && <span className="n n--hot">{count}</span>}
    </NavLink>
  );
}

export function useRoomCount(room: Room): number | undefined {
  const me = useMe();
  const { count } = room;
  const ventureId = useScope().venture?.ventureId;
  return useQuery({
    queryKey: ['room-count', room.id, ventureId],
    queryFn: ({ signal }) => count?.({ ventureId, signal }) ?? 0,
    enabled: count !== undefined && hasPermission(me, room.permission),
    refetchInterval: 60_000,
  }).data;
}

/** At the bottom of the screen: the daily rooms, and the palette for all others. */
export function ThumbBar({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation('beheer');
  const me = useMe();
  const { link } = useScope();
  const rooms = useRooms()
    .flatMap((room) => {
      const entrance = entranceOf(room, (permission) => hasPermission(me, permission));
      return entrance === undefined ? [] : [{ room, entrance }];
    })
    .sort((one, other) => Number(other.room.isDaily ?? false) - Number(one.room.isDaily ?? false))
    .slice(0, 4);
  return (
    <nav className="thumbs" aria-label={t('thumbs')}>
      {rooms.map(({ room, entrance }) => (
        <ThumbItem key={room.id} room={room} to={link(entrance)} />
      ))}
      <button type="button" onClick={onMore}>
        <Icon name="menu" size="control" />
        <span>{t('more')}</span>
      </button>
    </nav>
  );
}

function ThumbItem({ room, to }: { room: Room; to: string }) {
  const { t } = useTranslation('beheer');
  const count = useRoomCount(room);
  return (
    <NavLink className={classNames('thumb')} to={to}>
      <BeheerIcon name={room.icon} size="control" />
      {count !== undefined && count > 0 && <span className="n">{count}</span>}
      <span>{t(`room-${room.id}`)}</span>
    </NavLink>
  );
}
