import { beheerSystemRoutes, type DeadLetter, type SystemJobs } from '@bouwpoort/contract/program/system.staff';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { inBackground } from '../../frame/api/background.ts';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Card } from '../../frame/kit/card.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { TableHead } from '../../frame/table/table-head.tsx';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { shortMoment } from '../../frame/texts/dutch-time.ts';
import { SystemHead } from './system-head.tsx';

const refreshInterval = 10_000;

/** Background jobs: waiting ones, and failed ones. */
export function Component() {
  const { data, error, refetch } = useQuery({
    ...read(beheerSystemRoutes.jobs, { headers: inBackground }),
    refetchInterval: refreshInterval,
  });
  return (
    <>
      <SystemHead />
      {error && !data ? (
        <LoadError error={error} retry={refetch} />
      ) : data ? (
        <div className="cols cols--log">
          <DeadLetters jobs={data} />
          <Queues queues={data.queues} />
        </div>
      ) : (
        <Skeleton height="20rem" />
      )}
    </>
  );
}

function DeadLetters({ jobs: { deadLetters, deadLetterCount } }: { jobs: SystemJobs }) {
  const { t } = useTranslation('beheer-system');
  const client = useQueryClient();
  const notify = useUndoNotice();
  const refresh = () => client.invalidateQueries({ queryKey: [beheerSystemRoutes.jobs.path] });
  const retry = useMutation({
    mutationFn: (ids: string[] | 'all') => call(beheerSystemRoutes.retry, { body: { ids } }),
    onSuccess: ({ count }) => {
      notify({ text: t('retried', { count }) });
      return refresh();
    },
  });
  const discard = useMutation({
    mutationFn: (ids: string[]) => call(beheerSystemRoutes.discard, { body: { ids } }),
    onSuccess: ({ count }) => {
      notify({ text: t('discarded', { count }) });
      return refresh();
    },
  });
  const failure = retry.error ?? discard.error;
  return (
    <Card
      title={t('deadLetters')}
      tools={
        deadLetterCount > 1 && (
          <PermissionButton
            permission="system.act"
            className="btn--s"
            state={retry.isPending ? 'busy' : 'idle'}
            onClick={() => retry.mutate('all')}
          >
            {t('retryAll', { count: deadLetterCount })}
          </PermissionButton>
        )
      }
      bare={deadLetters.length > 0}
    >
      {failure && <Notice kind="error" title={failure.message} />}
      {deadLetters.length === 0 && <p className="muted">{t('deadLettersNone')}</p>}
      {deadLetters.length > 0 && (
        <table className="dt dt--plain dt--tall dt--stack">
          <TableHead
            columns={[t('columnJob'), t('columnAbout'), t('columnLastError'), { label: t('columnDo'), className: 'r' }]}
          />
          <tbody>
            {deadLetters.map((letter) => (
              <tr key={letter.id} className="is-bad">
                <td title={letter.kind}>{t([`queue-${letter.kind}`, letter.kind])}</td>
                <td className="m-full">
                  <b className="b">{aboutText(letter)}</b>
                  <Moment at={letter.since} className="sub">
                    {t('keptUntil', { since: shortMoment(letter.since), until: shortMoment(letter.keptUntil) })}
                  </Moment>
                </td>
                <td className="m-full">{letter.why}</td>
                <td className="r n m-full">
                  <span className="acts">
                    <PermissionButton
                      permission="system.act"
                      className="btn--s"
                      onClick={() => retry.mutate([letter.id])}
                    >
                      {t('again')}
                      <span className="sr-only"> {letter.kind}</span>
                    </PermissionButton>
                    <PermissionButton
                      permission="system.act"
                      className="btn--s"
                      look="quiet"
                      onClick={() => discard.mutate([letter.id])}
                    >
                      {t('discard')}
                      <span className="sr-only"> {letter.kind}</span>
                    </PermissionButton>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function aboutText({ about }: DeadLetter): string {
  return Object.values(about).join(', ');
}

const longWait = 600;

type Queue = SystemJobs['queues'][number];

function busyFirst(queues: readonly Queue[]): Queue[] {
  const isBusy = ({ waiting, retrying, active }: Queue) => waiting + retrying + active > 0;
  return [...queues].sort((one, other) => Number(isBusy(other)) - Number(isBusy(one)));
}

function Queues({ queues }: { queues: SystemJobs['queues'] }) {
  const { t } = useTranslation('beheer-system');
  return (
    <Card title={t('queues')} bare>
      <table className="dt dt--plain">
        <TableHead
          columns={[
            t('columnQueue'),
            { label: t('columnWaiting'), className: 'r' },
            { label: t('columnOldest'), className: 'r' },
          ]}
        />
        <tbody>
          {busyFirst(queues).map(({ kind, waiting, retrying, active, oldestSeconds }) => (
            <tr key={kind}>
              <td title={kind}>
                {t([`queue-${kind}`, kind])}
                {(active > 0 || retrying > 0) && (
                  <span className="sub">
                    {[
                      active > 0 && t('queueActive', { count: active }),
                      retrying > 0 && t('queueRetrying', { count: retrying }),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                )}
              </td>
              <td className="r">{waiting > 0 ? showNumber(waiting) : <span className="muted">0</span>}</td>
              <td className="r n">
                {oldestSeconds !== null &&
                  (oldestSeconds > longWait ? (
                    <StateMark look="wait">{waitText(oldestSeconds, t)}</StateMark>
                  ) : (
                    <span className="muted">{waitText(oldestSeconds, t)}</span>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function waitText(seconds: number, t: (key: string, values: Record<string, string>) => string): string {
  return seconds < 60 ? t('seconds', { n: String(seconds) }) : t('minutes', { n: String(Math.round(seconds / 60)) });
}
