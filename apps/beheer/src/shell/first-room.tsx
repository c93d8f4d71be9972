import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Navigate } from 'react-router';
import { PageHead } from '../kit/page-head.tsx';
import { Void } from '../kit/void.tsx';
import { useScope } from '../session/scope.ts';
import { mayDo, useMe } from '../session/session.ts';
import { entranceOf, useRooms } from './room.ts';

/** The start page: the first room that the user may open. */
export function FirstRoom() {
  const { t } = useTranslation('beheer');
  const me = useMe();
  const { link } = useScope();
  const [entrance] = useRooms().flatMap((room) => entranceOf(room, (permission) => mayDo(me, permission)) ?? []);
  if (entrance) return <Navigate to={link(entrance)} replace />;
  return (
    <>
      <PageHead title={t('beheer')} />
      <Void icon="lock" title={t('noRoom')} text={t('noRoomText')} />
    </>
  );
}
