import { beheerSystemRoutes } from '@bouwpoort/contract/beheer-system';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../api/read.ts';
import { Moment } from '../../kit/moment.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { StateMark } from '../../kit/state-mark.tsx';
import { TableHead } from '../../kit/table/table-head.tsx';
import { LoadError } from '../../kit/void.tsx';
import { shortMoment } from '../../texts/dutch-time.ts';
import { SystemHead } from './system-head.tsx';

/** Requests that took long, newest first. */
export function Component() {
  const { t } = useTranslation('beheer-system');
  const { data, error, refetch } = useQuery(read(beheerSystemRoutes.slow));
  return (
    <>
      <SystemHead />
      {error && !data && <LoadError error={error} retry={refetch} />}
      {!data && !error && <Skeleton height="12rem" />}
      {data && (
        <Sheet
          title={t('slowTitle', { ms: data.slowerThanMs.toLocaleString('nl-NL') })}
          foot={
            <span>
              {t('slowFoot', {
                process: String(data.process),
                since: shortMoment(data.since),
                answered: data.answered.toLocaleString('nl-NL'),
                failed: data.failed.toLocaleString('nl-NL'),
                p95: data.p95Ms === null ? '–' : data.p95Ms.toLocaleString('nl-NL'),
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
                    <td className="r">{ms.toLocaleString('nl-NL')} ms</td>
                    <td className="code muted p3">{requestId}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Sheet>
      )}
    </>
  );
}
