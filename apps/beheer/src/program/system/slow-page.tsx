import { beheerSystemRoutes } from '@bouwpoort/contract/program/system.staff';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../frame/api/read.ts';
import { Card } from '../../frame/kit/card.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { TableHead } from '../../frame/table/table-head.tsx';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { shortMoment } from '../../frame/texts/dutch-time.ts';
import { SystemHead } from './system-head.tsx';

/** Slow requests, newest first. */
export function Component() {
  const { t } = useTranslation('beheer-system');
  const { data, error, refetch } = useQuery(read(beheerSystemRoutes.slow));
  return (
    <>
      <SystemHead />
      {error && !data && <LoadError error={error} retry={refetch} />}
      {!data && !error && <Skeleton height="12rem" />}
      {data && (
        <Card
          title={t('slowTitle', { ms: showNumber(data.slowerThanMs) })}
          foot={
            <span>
              {t('slowFoot', {
                process: String(data.process),
                since: shortMoment(data.since),
                answered: showNumber(data.answered),
                failed: showNumber(data.failed),
                p95: data.p95Ms === null ? '–' : showNumber(data.p95Ms),
              })}
            </span>
          }
          bare={data.requests.length > 0}
        >
          {data.requests.length === 0 && <p className="muted">{t('slowNone')}</p>}
          {data.requests.length > 0 && (
            <table className="dt dt--plain dt--stack">
              <TableHead
                columns={[
                  t('columnWhen'),
                  t('columnRequest'),
                  { label: t('columnAnswer'), className: 'r' },
                  { label: t('columnDuration'), className: 'r' },
                  { label: t('columnNumber'), className: 'p3' },
                ]}
              />
              <tbody>
                {data.requests.map(({ at, method, route, status, ms, requestId }) => (
                  <tr key={`${requestId} ${at}`}>
                    <td className="n muted">
                      <Moment at={at} show="precise" />
                    </td>
                    <td className="code m-full">
                      {method} {route}
                    </td>
                    <td className="r">{status >= 500 ? <StateMark look="bad">{status}</StateMark> : status}</td>
                    <td className="r">{showNumber(ms)} ms</td>
                    <td className="code muted p3">{requestId}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Card>
      )}
    </>
  );
}
