import {
  type AuditChange,
  auditRoutes,
  type HistoryEntity,
  historyPermissions,
} from '@bouwpoort/contract/foundation/audit.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { Avatar } from '../kit/avatar.tsx';
import { Moment } from '../kit/moment.tsx';
import { PermissionNote } from '../kit/permission.tsx';
import { LoadError } from '../page/empty-notice.tsx';
import { useHasPermission } from '../session/session.ts';
import { ChangeDiff, type ChangeLabels } from './change-diff.tsx';
import { actOf, verbOf } from './change-verb.ts';

interface HistoryProps extends ChangeLabels {
  entity: HistoryEntity;
  entityId: string;
  /** Restores the record to the state before this change, with a new write; absent where that is impossible. */
  putBack?: (change: AuditChange) => Promise<unknown>;
  /** Absent when every change can be undone. */
  mayPutBack?: (change: AuditChange) => boolean;
}

/** The complete change history of a record, newest first. */
export function History({ entity, entityId, putBack, mayPutBack = () => true, ...words }: HistoryProps) {
  const { t } = useTranslation('beheer');
  const permission = historyPermissions[entity];
  const may = useHasPermission(permission);
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [auditRoutes.history.path, { entity, entityId }],
    queryFn: ({ pageParam, signal }) =>
      call(auditRoutes.history, {
        query: { entity, entityId, limit: 20, ...(pageParam === null ? {} : { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    enabled: may,
  });
  if (!may) return <PermissionNote permission={permission} />;
  if (error) return <LoadError error={error} retry={refetch} />;
  if (isPending) return <Skeleton height="4rem" />;
  const changes = data.pages.flatMap((page) => page.changes);
  if (changes.length === 0) return <p className="muted">{t('historyEmpty')}</p>;
  return (
    <>
      <ol className="hist">
        {changes.map((change) => (
          <li key={change.id}>
            <Avatar name={change.staffName} small />
            <div>
              <p>
                <b className="b">{change.staffName}</b> {t(`changed-${actOf(change) ?? verbOf(change)}`)}
              </p>
              <ChangeDiff change={change} {...words} />
              {putBack && change.before && change.after && mayPutBack(change) && (
                <Button look="quiet" className="btn--s" onClick={() => putBack(change)}>
                  {t('putBack')}
                </Button>
              )}
            </div>
            <Moment at={change.at} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button look="quiet" onClick={() => fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
