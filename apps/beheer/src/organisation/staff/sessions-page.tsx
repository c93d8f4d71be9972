import { staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { read } from '../../frame/api/read.ts';
import { Card } from '../../frame/kit/card.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { EmptyNotice, LoadError } from '../../frame/page/empty-notice.tsx';
import { TableHead } from '../../frame/table/table-head.tsx';
import { DeviceName } from '../account/device-name.tsx';
import { StaffHead } from './staff-head.tsx';
import { usePersonChanges } from './use-person-changes.ts';

/** All current sessions. */
export function Component() {
  const { t } = useTranslation('beheer-staff');
  const { t: common } = useTranslation('beheer');
  const { data, error, refetch } = useQuery(read(staffRoutes.allSessions));
  const { logOut } = usePersonChanges();
  const end = useMutation({ mutationFn: logOut });
  return (
    <>
      <StaffHead />
      <div className="below-tabs">
        <Card bare>
          {(error ?? end.error) && <LoadError error={(error ?? end.error) as Error} retry={refetch} />}
          {data?.sessions.length === 0 && <EmptyNotice icon="users" title={t('sessionsEmpty')} />}
          {data && data.sessions.length > 0 && (
            <table className="dt dt--stack dt--tall" aria-label={t('sessionsTable')}>
              <TableHead
                columns={[
                  t('sessionWho'),
                  common('sessionDevice'),
                  common('sessionAddress'),
                  common('sessionBegan'),
                  common('sessionLast'),
                ]}
                actions={common('actions')}
              />
              <tbody>
                {data.sessions.map((session) => (
                  <tr key={session.sessionId}>
                    <td>
                      <b className="b">{session.name}</b>
                    </td>
                    <td className="m-r">
                      <DeviceName userAgent={session.userAgent} />
                    </td>
                    <td className="n">{session.address}</td>
                    <td className="n muted m-hide">
                      <Moment at={session.createdAt} />
                    </td>
                    <td className="n m-r">
                      <Moment at={session.lastSeenAt} />
                    </td>
                    <td className="r w0 m-full">
                      {session.isThisOne ? (
                        <span className="mini muted">{t('sessionOwn')}</span>
                      ) : (
                        <PermissionButton
                          permission="staff.manage"
                          className="btn--s"
                          aria-label={`${t('sessionsEndAll')}: ${session.name}`}
                          onClick={() => end.mutate(session)}
                        >
                          {t('sessionsEndAll')}
                        </PermissionButton>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Card>
      </div>
    </>
  );
}
