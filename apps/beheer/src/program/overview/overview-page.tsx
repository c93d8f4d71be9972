import { beheerOverviewRoutes, type Overview } from '@bouwpoort/contract/program/overview.staff';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { inBackground } from '../../frame/api/background.ts';
import { call } from '../../frame/api/call.ts';
import { Avatar } from '../../frame/kit/avatar.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { EmptyNotice, LoadError } from '../../frame/page/empty-notice.tsx';
import { PageHead } from '../../frame/page/page-head.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { AttentionList } from './attention-list.tsx';
import { changeSentence } from './change-sentence.ts';
import { DeliveriesToday } from './deliveries-today.tsx';
import { HealthStrip } from './health-strip.tsx';
import { MissedSearches } from './missed-searches.tsx';
import { OrdersToday } from './orders-today.tsx';

const refreshInterval = 30_000;
const route = beheerOverviewRoutes.overview;

export function Component() {
  const { t } = useTranslation('beheer-overview');
  const client = useQueryClient();
  const queryKey = [route.path];
  const { data, error, refetch } = useQuery<Overview>({
    queryKey,
    // The first load counts as activity of the user; refreshes run in the background.
    queryFn: ({ signal }) =>
      call(route, { signal, ...(client.getQueryData(queryKey) ? { headers: inBackground } : {}) }),
    refetchInterval: refreshInterval,
  });
  return (
    <>
      <PageHead
        title={t('overview')}
        meta={
          data && (
            <>
              <Moment at={data.at} show="full" />
              <span>{t('refreshes')}</span>
            </>
          )
        }
      />
      {error && !data ? (
        <LoadError error={error} retry={refetch} />
      ) : data ? (
        <Parts data={data} />
      ) : (
        <Skeleton height="24rem" />
      )}
    </>
  );
}

function Parts({ data }: { data: Overview }) {
  const { t } = useTranslation('beheer-overview');
  const hasNothing =
    !data.orders && !data.registrations && !data.jobs && !data.changes && !data.batches && !data.missedSearches;
  if (hasNothing) return <EmptyNotice icon="b-overview" title={t('nothing')} text={t('nothingText')} />;
  return (
    <>
      {data.health && <HealthStrip checks={data.health} />}
      <div className="overview">
        <AttentionList data={data} />
        {data.orders && <OrdersToday orders={data.orders} at={data.at} />}
        {data.deliveries && <DeliveriesToday deliveries={data.deliveries} />}
        {data.missedSearches && <MissedSearches missed={data.missedSearches} />}
        {data.changes && <Changes changes={data.changes} />}
      </div>
    </>
  );
}

function Changes({ changes }: { changes: NonNullable<Overview['changes']> }) {
  const { t } = useTranslation('beheer-overview');
  const { link } = useScope();
  return (
    <Card title={t('changes')} tools={<Link to={link('/systeem/logboek')}>{t('changesAll')}</Link>}>
      {changes.length === 0 && <p className="muted">{t('changesNone')}</p>}
      <ol className="hist">
        {changes.map(({ id, at, staffName, ...change }) => (
          <li key={id}>
            <Avatar name={staffName} small />
            <div>
              <p>
                <b className="b">{staffName}</b> {changeSentence(change, t)}
              </p>
            </div>
            <Moment at={at} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
