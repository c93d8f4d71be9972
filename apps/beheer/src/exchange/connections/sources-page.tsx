import { beheerIntegrationRoutes } from '@bouwpoort/contract/exchange/connections.staff';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { read } from '../../frame/api/read.ts';
import { Card } from '../../frame/kit/card.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { VentureTag } from '../../frame/kit/venture-mark.tsx';
import { EmptyNotice, LoadError } from '../../frame/page/empty-notice.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { TableHead } from '../../frame/table/table-head.tsx';
import { IntegrationsHead } from './integrations-head.tsx';

/** Programs and suppliers that send or read data. */
export function Component() {
  const { t } = useTranslation('beheer-integrations');
  const { link } = useScope();
  const { data, error, refetch } = useQuery(read(beheerIntegrationRoutes.sources));
  return (
    <>
      <IntegrationsHead />
      {error && !data && <LoadError error={error} retry={refetch} />}
      {!data && !error && <Skeleton height="12rem" />}
      {data?.sources.length === 0 && (
        <EmptyNotice icon="b-database" title={t('sourcesNone')} text={t('sourcesNoneText')} />
      )}
      {data && data.sources.length > 0 && (
        <Card bare>
          <table className="dt dt--plain dt--tall dt--stack">
            <TableHead
              columns={[
                t('columnName'),
                t('columnVenture'),
                { label: t('tabKeys'), className: 'r' },
                t('lastBatch'),
                t('refusedCalls'),
              ]}
            />
            <tbody>
              {data.sources.map(({ name, ventureIds, keys, lastBatchAt, refusedCalls }) => (
                <tr key={name}>
                  <td className="m-full">
                    <Link className="b" to={link(`/importeren/zendingen?bron=${name}`)}>
                      {name}
                    </Link>
                  </td>
                  <td>
                    {ventureIds.map((ventureId) => (
                      <div key={ventureId}>
                        <VentureTag ventureId={ventureId} />
                      </div>
                    ))}
                  </td>
                  <td className="r m-hide">{keys}</td>
                  <td className="n muted m-r">{lastBatchAt ? <Moment at={lastBatchAt} /> : t('neverUsed')}</td>
                  <td className={classNames('n', refusedCalls === 0 && 'm-hide')}>
                    {refusedCalls > 0 ? (
                      <StateMark look="wait">{refusedCalls}</StateMark>
                    ) : (
                      <span className="muted">0</span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </>
  );
}
