import { type AuditChange, auditRoutes } from '@bouwpoort/contract/foundation/audit.staff';
import { staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { urlOf } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { ChangeDiff } from '../../frame/history/change-diff.tsx';
import { actOf, verbOf } from '../../frame/history/change-verb.ts';
import { Avatar } from '../../frame/kit/avatar.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { VentureTag } from '../../frame/kit/venture-mark.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission, useMe } from '../../frame/session/session.ts';
import { type Column, DataTable } from '../../frame/table/data-table.tsx';
import { pageSize } from '../../frame/table/record-sequence.ts';
import { type Filter, periodOf, useList } from '../../frame/table/use-list.ts';
import { deviceOf } from '../../organisation/account/device-name.tsx';
import { grantText, isGrant } from '../../organisation/staff/grant-text.ts';
import { SystemHead } from '../system/system-head.tsx';
import { auditEntities, auditFieldName, auditValue } from './audit-words.ts';

/** The audit log: every write of the back office. */
export function Component() {
  const { t, words } = useTranslation('beheer-system');
  const { t: common } = useTranslation('beheer');
  const { venture } = useScope();
  const maySeePeople = useHasPermission('staff.read');
  const people = useQuery({ ...read(staffRoutes.people), enabled: maySeePeople }).data?.people;
  const roles = useQuery({ ...read(staffRoutes.roles), enabled: maySeePeople }).data?.roles;
  const { ventures } = useMe();
  const filters = useMemo(
    (): Filter[] => [
      ...(people
        ? [
            {
              id: 'wie',
              label: t('filterWho'),
              kind: 'choice' as const,
              options: people.map(({ staffId, name }) => ({ value: staffId, label: name })),
            },
          ]
        : []),
      { id: 'periode', label: t('filterPeriod'), kind: 'period' },
      {
        id: 'onderwerp',
        label: t('filterEntity'),
        kind: 'choice',
        options: auditEntities.map((entity) => ({ value: entity, label: t(`entity-${entity}`) })),
      },
    ],
    [t, people],
  );
  const list = useList({ filters });
  const question = {
    ...(list.search ? { q: list.search } : {}),
    ...(list.filters.wie ? { staffId: list.filters.wie } : {}),
    ...(list.filters.onderwerp ? { entity: list.filters.onderwerp } : {}),
    ...(venture ? { ventureId: venture.ventureId } : {}),
    ...periodOf(list.filters.periode),
  };
  const { data, error, refetch } = useQuery({
    ...read(auditRoutes.list, {
      query: { ...question, limit: pageSize, ...(list.page.cursor ? { before: list.page.cursor } : {}) },
    }),
    placeholderData: keepPreviousData,
  });
  const show = useCallback(
    (entity: string, field: string, value: unknown) => {
      if (isGrant(value)) return grantText(value, { roles: roles ?? [], ventures });
      const device = field === 'userAgent' ? deviceOf(String(value)) : undefined;
      if (device) return common('deviceOn', device);
      return auditValue((namespace) => words.of(namespace), ventures, { entity, field, value });
    },
    [roles, ventures, common, words],
  );
  const columns = useMemo(
    (): Column<AuditChange>[] => [
      {
        id: 'when',
        label: t('columnWhen'),
        className: 'n muted',
        cell: ({ at }) => <Moment at={at} show="precise" />,
      },
      {
        id: 'who',
        label: t('columnWho'),
        className: 'm-r',
        cell: ({ staffName }) => (
          <span className="person">
            <Avatar name={staffName} small />
            {staffName}
          </span>
        ),
      },
      {
        id: 'what',
        label: t('columnWhat'),
        className: 'm-full',
        cell: (change) => (
          <>
            {t([`did-${change.entity}-${verbOf(change)}`, `did-${actOf(change) ?? verbOf(change)}`], {
              entity: t(`entity-${change.entity}`),
              name: change.entityName,
            })}
            <span className="sub">
              <ChangeDiff
                change={change}
                fieldName={(field) => auditFieldName((namespace) => words.of(namespace), change.entity, field)}
                show={(field, value) => show(change.entity, field, value)}
              />
            </span>
          </>
        ),
      },
      {
        id: 'venture',
        label: t('columnVenture'),
        className: 'n p3 m-hide',
        cell: ({ ventureId }) => (ventureId === null ? '' : <VentureTag ventureId={ventureId} />),
      },
      {
        id: 'permission',
        label: t('columnPermission'),
        isExtra: true,
        className: 'code m-hide',
        cell: ({ permission }) => permission,
      },
      {
        id: 'request',
        label: t('columnRequest'),
        isExtra: true,
        className: 'code m-hide',
        cell: ({ requestId }) => requestId,
      },
    ],
    [t, words, show],
  );
  return (
    <>
      <SystemHead />
      <DataTable
        name="audit"
        label={t('auditTable')}
        list={list}
        columns={columns}
        rows={data?.changes}
        rowId={({ id }) => String(id)}
        search={{ label: t('auditSearch'), placeholder: t('auditSearchPlaceholder') }}
        error={error}
        retry={refetch}
        total={data?.total}
        nextCursor={data?.nextBefore == null ? null : String(data.nextBefore)}
        csv={urlOf(auditRoutes.csv, { query: question })}
        empty={{ title: t('auditEmpty') }}
        foot={<span>{t('auditFoot')}</span>}
        tall
      />
    </>
  );
}
