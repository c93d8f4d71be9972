import { type BeheerRedirect, beheerRedirectRoutes } from '@bouwpoort/contract/content/redirects.staff';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMemo, useState } from 'react';
import { call, urlOf } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { PermissionButton, PermissionNote } from '../../frame/kit/permission.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { useLatest } from '../../frame/kit/use-latest.ts';
import { SectionHead } from '../../frame/sections/section-head.tsx';
import { useAddressParams } from '../../frame/session/address-params.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { type Column, DataTable } from '../../frame/table/data-table.tsx';
import { type Filter, useList, useListPage } from '../../frame/table/use-list.ts';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { fullMoment, shortMoment } from '../../frame/texts/dutch-time.ts';
import { ImportDialog } from './import-dialog.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';
import { useRedirectAttempt } from './use-redirect-attempt.ts';

const routes = beheerRedirectRoutes;
/** The open redirect: its address, or this for a new one. */
const parameter = 'adres';
const isNew = 'nieuw';

/** Redirects: made by hand, imported, or created by a move. */
export function Component() {
  const { t } = useTranslation('beheer-redirects');
  const may = useHasPermission('content.edit');
  const [params, setParams] = useAddressParams();
  const open = params.get(parameter);
  const [isImporting, setImporting] = useState(false);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const setOpen = (address: string | undefined) => setParams({ [parameter]: address });
  const filters = useMemo(
    (): Filter[] => [
      {
        id: 'herkomst',
        label: t('madeBy'),
        kind: 'choice',
        options: (['hand', 'import', 'moved'] as const).map((origin) => ({
          value: origin,
          label: t(`made-${origin}`),
        })),
      },
    ],
    [t],
  );
  const list = useList({ filters });
  const origin = (['hand', 'import', 'moved'] as const).find((one) => one === list.filters.herkomst);
  const question = {
    ...(list.search ? { q: list.search } : {}),
    ...(origin ? { origin } : {}),
    sort: list.sort?.column === 'hits' ? ('hits' as const) : ('path' as const),
  };
  const { data, table } = useListPage(list, read(routes.list, { query: { ...question, ...list.page } }));
  const attempts = useRedirectAttempt();
  const columns = useColumns({ attempts, may, onOpen: setOpen });
  const chosen = data?.redirects.find(({ from }) => from === open);
  useShortcut({ keys: 'C', label: t('newRedirect'), group: t('redirects') }, () => setOpen(isNew), {
    enabled: may && open === null,
  });
  return (
    <>
      <SectionHead>
        <PermissionButton permission="content.edit" icon="upload" onClick={() => setImporting(true)}>
          {t('import')}
        </PermissionButton>
        <PermissionButton permission="content.edit" look="primary" icon="plus" onClick={() => setOpen(isNew)}>
          {t('newRedirect')}
          <Keys keys="C" />
        </PermissionButton>
      </SectionHead>
      {!may && <PermissionNote permission="content.edit" />}
      {attempts.problem && (
        <div className="section-note">
          <Notice kind="error" title={attempts.problem} />
        </div>
      )}
      {notes.length > 0 && (
        <div className="section-note">
          <Notice kind="attention" title={notes.join(' ')} />
        </div>
      )}
      <DataTable
        name="redirects"
        label={t('redirects')}
        {...table}
        columns={columns}
        rows={data?.redirects}
        rowId={({ from }) => from}
        search={{ label: t('search'), placeholder: t('search') }}
        csv={urlOf(routes.csv, { query: question })}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
      {may && (open === isNew || chosen?.isEditable) && (
        <RedirectDialog
          key={open}
          redirect={open === isNew ? undefined : chosen}
          onClose={() => setOpen(undefined)}
          onSaved={setNotes}
        />
      )}
      {may && isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}

interface ColumnsOptions {
  attempts: ReturnType<typeof useRedirectAttempt>;
  may: boolean;
  onOpen: (from: string) => void;
}

function useColumns({ attempts: { attempt, refresh }, may, onOpen }: ColumnsOptions): Column<BeheerRedirect>[] {
  const { t } = useTranslation('beheer-redirects');
  const notify = useUndoNotice();
  const remove = ({ from, to, isPermanent, version }: BeheerRedirect) =>
    attempt(async () => {
      await call(routes.remove, { query: { from, version } });
      notify({
        text: t('removed', { from }),
        // An automatic redirect becomes a manual one.
        undo: async () => {
          await call(routes.add, { body: { from, to, isPermanent } });
          await refresh();
        },
      });
    });
  const latest = useLatest({ remove, onOpen });
  return useMemo(
    () => [
      {
        id: 'path',
        label: t('from'),
        isSortable: true,
        className: 'max m-full b',
        cell: ({ from, isEditable }) =>
          isEditable && may ? (
            <button type="button" className="link b" onClick={() => latest.current.onOpen(from)}>
              {from}
            </button>
          ) : (
            from
          ),
      },
      { id: 'to', label: t('to'), className: 'max m-full', cell: ({ to }) => to },
      { id: 'kind', label: t('kind'), className: 'n muted', cell: ({ isPermanent }) => (isPermanent ? '301' : '302') },
      { id: 'madeBy', label: t('madeBy'), className: 'n muted p2 m-hide', cell: ({ madeBy }) => t(`made-${madeBy}`) },
      {
        id: 'hits',
        label: t('hits'),
        isSortable: true,
        className: 'r',
        cell: ({ hits }) => showNumber(hits),
      },
      {
        id: 'last',
        label: t('lastHit'),
        className: 'n muted p2 m-hide',
        cell: ({ lastHitAt }) =>
          lastHitAt === null ? (
            t('never')
          ) : (
            <time dateTime={lastHitAt} title={fullMoment(lastHitAt)}>
              {shortMoment(lastHitAt)}
            </time>
          ),
      },
      {
        id: 'actions',
        label: t('actions'),
        isHeadHidden: true,
        className: 'r w0',
        cell: (row) =>
          may && (
            <IconButton
              look="quiet"
              className="btn--s"
              icon="trash"
              label={t('remove', { from: row.from })}
              onClick={() => latest.current.remove(row)}
            />
          ),
      },
    ],
    [t, may, latest],
  );
}
