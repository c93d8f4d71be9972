import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Outlet } from 'react-router';
import { PageHead } from '../kit/page-head.tsx';
import { Void } from '../kit/void.tsx';
import { useMay } from '../session/session.ts';
import type { Room } from './room.ts';

/** Who opens a room by its address without the permission learns who can help. */
export function RoomGuard({ room }: { room: Room }) {
  const { t } = useTranslation('beheer');
  const may = useMay(room.permission);
  if (may) return <Outlet />;
  return (
    <>
      <PageHead title={t(`room-${room.id}`)} />
      <Void
        icon="lock"
        title={t('roomLocked')}
        text={t('mayNot', { permission: t(`permission-${room.permission}`) })}
      />
    </>
  );
}
