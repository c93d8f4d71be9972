import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Outlet, useLocation } from 'react-router';
import { EmptyNotice } from '../page/empty-notice.tsx';
import { PageHead } from '../page/page-head.tsx';
import { useHasPermission } from '../session/session.ts';
import { permissionAt, type Room } from './section.ts';

/** A user who opens a room by its address without permission sees who can help. */
export function RoomGuard({ room }: { room: Room }) {
  const { t } = useTranslation('beheer');
  const { pathname } = useLocation();
  const permission = permissionAt(room, pathname);
  const may = useHasPermission(permission);
  if (may) return <Outlet />;
  return (
    <>
      <PageHead title={t(`room-${room.id}`)} />
      <EmptyNotice
        icon="lock"
        title={t('roomLocked')}
        text={t('mayNot', { permission: t(`permission-${permission}`) })}
      />
    </>
  );
}
