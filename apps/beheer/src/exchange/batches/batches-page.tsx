import { writableEntity } from '@bouwpoort/contract/exchange/batches';
import { type BatchRow, batchStates, beheerImportRoutes } from '@bouwpoort/contract/exchange/imports.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { read } from '../../frame/api/read.ts';
import { Moment } from '../../frame/kit/moment.tsx';
import { OfVenture } from '../../frame/kit/venture-mark.tsx';
import { SectionHead } from '../../frame/sections/section-head.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { type Column, DataTable } from '../../frame/table/data-table.tsx';
import { type Filter, useList, useListPage } from '../../frame/table/use-list.ts';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { senderText } from './batch-page.tsx';
import { Progress } from './batches-of-run.tsx';
import { BatchState } from './import-state.tsx';

const stateOf = (value: string | undefined) => batchStates.find((one) => one === value);

/** Everything imported by data exchange, from files and from machines. */
export function Component() {
  const { t } = useTranslation('beheer-imports');
  const { venture, link } = useScope();
  const sources = useQuery(read(beheerImportRoutes.options)).data?.sources;
  const filters = useMemo(
    (): Filter[] => [
      {
        id: 'stand',
        label: t('columnState'),
        kind: 'choice',
        options: batchStates.map((value) => ({ value, label: t(`filter-${value}`) })),
      },
      {
        id: 'bron',
        label: t('source'),
        kind: 'choice',
        options: (sources ?? []).map((value) => ({ value, label: value })),
      },
      {
        id: 'soort',
        label: t('columnEntity'),
        kind: 'choice',
        options: writableEntity.options.map((value) => ({ value, label: t(`entity-${value}`) })),
      },
    ],
    [t, sources],
  );
  const list = useList({ filters });
  const state = stateOf(list.filters.stand);
  const entity = writableEntity.safeParse(list.filters.soort).data;
  const { data, table } = useListPage(list, {
    ...read(beheerImportRoutes.batches, {
      query: {
        ...list.page,
        ...(state ? { state } : {}),
        ...(entity ? { entity } : {}),
        ...(list.filters.bron ? { source: list.filters.bron } : {}),
        ...(venture ? { ventureId: venture.ventureId } : {}),
      },
    }),
    refetchInterval: ({ state: { data: shown } }) =>
      shown?.batches.some(({ progress }) => progress < 1) ? 2000 : false,
  });
  const columns = useMemo(
    (): Column<BatchRow>[] => [
      {
        id: 'batch',
        label: t('columnBatch'),
        className: 'n',
        cell: ({ id }) => (
          <Link className="b" to={link(`/importeren/zendingen/${id}`)}>
            {id}
          </Link>
        ),
      },
      {
        id: 'source',
        label: t('source'),
        className: 'max m-full',
        cell: ({ source, ventureId }) => <OfVenture ventureId={ventureId}>{source}</OfVenture>,
      },
      { id: 'entity', label: t('columnEntity'), className: 'n', cell: ({ entity: one }) => t(`entity-${one}`) },
      {
        id: 'progress',
        label: t('progress'),
        className: 'p3 m-hide progress-cell',
        cell: ({ progress, id }) => <Progress value={progress} label={t('progressOf', { id: String(id) })} />,
      },
      ...(['lines', 'created', 'changed', 'removed', 'refused'] as const).map(
        (name): Column<BatchRow> => ({
          id: name,
          label: t(`head-${name}`),
          className: name === 'lines' || name === 'removed' ? 'r p3 m-hide' : 'r m-hide',
          cell: ({ counts }) => showNumber(counts[name]),
        }),
      ),
      {
        id: 'when',
        label: t('columnWhen'),
        className: 'n muted',
        cell: ({ receivedAt }) => <Moment at={receivedAt} />,
      },
      { id: 'who', label: t('columnWho'), className: 'n p2 m-hide', cell: ({ by }) => senderText(by, t) },
      { id: 'state', label: t('columnState'), className: 'n', cell: (batch) => <BatchState batch={batch} /> },
    ],
    [t, link],
  );
  return (
    <>
      <SectionHead />
      <DataTable
        name="batches"
        label={t('tabBatches')}
        {...table}
        columns={columns}
        rows={data?.batches}
        rowId={({ id }) => String(id)}
        rowLook={({ state: one, counts }) => (one === 'failed' || counts.refused > 0 ? 'bad' : undefined)}
        href={({ id }) => link(`/importeren/zendingen/${id}`)}
        empty={{ title: t('batchesEmpty'), text: t('batchesEmptyText') }}
        foot={<span>{t('undoFoot')}</span>}
      />
    </>
  );
}
