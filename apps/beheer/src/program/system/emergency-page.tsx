import { beheerSystemRoutes, type EmergencyMessage } from '@bouwpoort/contract/program/system.staff';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { TextareaField } from '@bouwpoort/ui/molecules/textarea-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Card } from '../../frame/kit/card.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionButton, PermissionNote } from '../../frame/kit/permission.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { OfVenture } from '../../frame/kit/venture-mark.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { hasPermission, useHasPermission, useMe } from '../../frame/session/session.ts';
import { shortMoment } from '../../frame/texts/dutch-time.ts';
import { SystemHead } from './system-head.tsx';

/** An urgent message to every visitor. It is published at once, and the button says so. */
export function Component() {
  const { t } = useTranslation('beheer-system');
  const mayAct = useHasPermission('system.act');
  const { data, error, refetch } = useQuery(read(beheerSystemRoutes.emergency));
  return (
    <>
      <SystemHead />
      {error && !data && <LoadError error={error} retry={refetch} />}
      <div className="cols cols--half">
        {mayAct ? <EmergencyForm /> : <PermissionNote permission="system.act" />}
        <Card title={t('emergencyNow')}>
          {data?.messages.length === 0 && <p className="muted">{t('emergencyNone')}</p>}
          <div className="stack">
            {data?.messages.map((message) => (
              <Standing key={message.ventureId ?? ''} message={message} />
            ))}
          </div>
        </Card>
      </div>
    </>
  );
}

const everywhere = '';

function EmergencyForm() {
  const { t } = useTranslation('beheer-system');
  const me = useMe();
  const client = useQueryClient();
  const notify = useUndoNotice();
  const [ventureId, setVentureId] = useState(everywhere);
  const [message, setMessage] = useState('');
  const [until, setUntil] = useState('');
  const put = useMutation({
    mutationFn: () =>
      call(beheerSystemRoutes.setEmergency, {
        body: {
          ventureId: ventureId === everywhere ? null : ventureId,
          message,
          until: until === '' ? null : new Date(until).toISOString(),
        },
      }),
    onSuccess: () => {
      setMessage('');
      notify({ text: t('emergencySet') });
      return client.invalidateQueries({ queryKey: [beheerSystemRoutes.emergency.path] });
    },
  });
  return (
    <Card title={t('emergencyNew')}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          put.mutate();
        }}
      >
        {put.error && <Notice kind="error" title={put.error.message} />}
        <TextareaField
          label={t('emergencyText')}
          hint={t('emergencyHint')}
          value={message}
          maxLength={300}
          onChange={(event) => setMessage(event.target.value)}
        />
        <SelectField
          label={t('emergencyWhere')}
          value={ventureId}
          onChange={(event) => setVentureId(event.target.value)}
          options={[
            { value: everywhere, label: t('emergencyEverywhere') },
            ...me.ventures
              .filter((one) => hasPermission(me, 'system.act', { ventureId: one.ventureId }))
              .map((one) => ({ value: one.ventureId, label: one.name })),
          ]}
        />
        <TextField
          label={t('emergencyUntil')}
          hint={t('emergencyUntilHint')}
          optional
          type="datetime-local"
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
        <div className="acts">
          <PermissionButton
            permission="system.act"
            type="submit"
            look="primary"
            disabled={message.trim() === ''}
            state={put.isPending ? 'busy' : 'idle'}
          >
            {t('emergencyPut')}
          </PermissionButton>
        </div>
      </form>
    </Card>
  );
}

function Standing({ message }: { message: EmergencyMessage }) {
  const { t } = useTranslation('beheer-system');
  const me = useMe();
  const client = useQueryClient();
  const notify = useUndoNotice();
  const { ventureId } = message;
  const refresh = () => client.invalidateQueries({ queryKey: [beheerSystemRoutes.emergency.path] });
  const end = useMutation({
    mutationFn: () => call(beheerSystemRoutes.endEmergency, { body: { ventureId } }),
    onSuccess: () => {
      notify({
        text: t('emergencyEnded'),
        undo: async () => {
          const { message: text, until } = message;
          await call(beheerSystemRoutes.setEmergency, { body: { ventureId, message: text, until } });
          await refresh();
        },
      });
      return refresh();
    },
  });
  return (
    <div>
      <StateMark look="wait">
        <OfVenture ventureId={ventureId}>
          {me.ventures.find((one) => one.ventureId === ventureId)?.name ?? t('emergencyEverywhere')}
        </OfVenture>
      </StateMark>
      <p className="b">{message.message}</p>
      <p className="mini muted">
        <Moment at={message.startedAt}>
          {t('emergencyBy', { staff: message.startedBy, when: shortMoment(message.startedAt) })}
        </Moment>
        {message.until && (
          <Moment at={message.until}>, {t('emergencyTo', { when: shortMoment(message.until) })}</Moment>
        )}
      </p>
      {end.error && <Notice kind="error" title={end.error.message} />}
      <PermissionButton
        permission="system.act"
        where={ventureId === null ? undefined : { ventureId }}
        className="btn--s"
        state={end.isPending ? 'busy' : 'idle'}
        onClick={() => end.mutate()}
      >
        {t('emergencyEnd')}
      </PermissionButton>
    </div>
  );
}
