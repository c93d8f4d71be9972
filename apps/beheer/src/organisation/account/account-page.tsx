import { staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Card } from '../../frame/kit/card.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { Switch } from '../../frame/kit/switch.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { PageHead } from '../../frame/page/page-head.tsx';
import { meQuery, useMe } from '../../frame/session/session.ts';
import { TableHead } from '../../frame/table/table-head.tsx';
import { DeviceName } from './device-name.tsx';
import { OwnSecondStep } from './own-second-step.tsx';

/** The user's own account, open to every logged-in user. */
export function Component() {
  const { t } = useTranslation('beheer');
  const me = useMe();
  return (
    <>
      <PageHead title={t('account')} meta={<span>{me.email}</span>} />
      <div className="cols cols--half">
        <OwnSecondStep />
        <LetterKeys />
      </div>
      <OwnSessions />
    </>
  );
}

function LetterKeys() {
  const { t } = useTranslation('beheer');
  const me = useMe();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (shortcuts: boolean) => call(staffRoutes.preferences, { body: { shortcuts } }),
    onSuccess: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
  return (
    <Card title={t('shortcuts')}>
      <p>{t('shortcutsText')}</p>
      <Switch
        isOn={change.isPending ? change.variables : me.shortcuts}
        label={t('shortcutsOn')}
        onChange={change.mutate}
      />
    </Card>
  );
}

function OwnSessions() {
  const { t } = useTranslation('beheer');
  const client = useQueryClient();
  const notify = useUndoNotice();
  const { data, error, refetch } = useQuery(read(staffRoutes.sessions));
  const end = useMutation({
    mutationFn: (sessionId: string) => call(staffRoutes.endSession, { params: { sessionId } }),
    onSuccess: () => {
      notify({ text: t('sessionEnded') });
      return client.invalidateQueries({ queryKey: [staffRoutes.sessions.path] });
    },
  });
  return (
    <Card title={t('sessions')} bare foot={t('sessionsText')} className="mt-4">
      {error && <LoadError error={error} retry={refetch} />}
      {data && (
        <table className="dt dt--stack" aria-label={t('sessions')}>
          <TableHead
            columns={[t('sessionDevice'), t('sessionAddress'), t('sessionBegan'), t('sessionLast')]}
            actions={t('actions')}
          />
          <tbody>
            {data.sessions.map((session) => (
              <tr key={session.sessionId}>
                <td>
                  <DeviceName userAgent={session.userAgent} />
                  {session.isThisOne && <span className="muted">, {t('sessionThis')}</span>}
                </td>
                <td className="n m-r">{session.address}</td>
                <td className="n muted">
                  <Moment at={session.createdAt} />
                </td>
                <td className="n m-r">
                  <Moment at={session.lastSeenAt} />
                </td>
                <td className="r w0 m-full">
                  {!session.isThisOne && (
                    <Button className="btn--s" onClick={() => end.mutate(session.sessionId)}>
                      {t('sessionEnd')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
