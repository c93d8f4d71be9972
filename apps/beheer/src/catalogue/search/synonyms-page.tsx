import { type BeheerSynonym, beheerSearchRoutes } from '@bouwpoort/contract/catalogue/search.staff';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMemo, useState } from 'react';
import { call, urlOf } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { BeheerIcon } from '../../frame/kit/icon.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { type StateLook, StateMark } from '../../frame/kit/state-mark.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { useLatest } from '../../frame/kit/use-latest.ts';
import { VentureTag } from '../../frame/kit/venture-mark.tsx';
import { EmptyNotice } from '../../frame/page/empty-notice.tsx';
import { useAddressParams } from '../../frame/session/address-params.ts';
import { hasPermission, useHasPermission, useMe } from '../../frame/session/session.ts';
import { type Column, DataTable } from '../../frame/table/data-table.tsx';
import { type Filter, useList, useListPage } from '../../frame/table/use-list.ts';
import { useShop } from '../products/use-shop.ts';
import { DraftsBar } from './drafts-bar.tsx';
import { Problem, SearchHead } from './search-head.tsx';
import { SynonymForm } from './synonym-form.tsx';
import { SynonymImport } from './synonym-import.tsx';
import { useSearchAttempt } from './use-search-changes.ts';

const routes = beheerSearchRoutes;
/** The open synonym: its number, or this for a new one. */
const parameter = 'synoniem';
const isNew = 'nieuw';

const looks: Readonly<Record<BeheerSynonym['state'], StateLook>> = {
  live: 'done',
  new: 'new',
  changed: 'wait',
  removing: 'off',
};

/** Customers' words with their equivalents here, and stop words. */
export function Component() {
  const { t } = useTranslation('beheer-search');
  const shop = useShop();
  const ventureId = shop?.ventureId ?? '';
  const may = useHasPermission('search.tune', { ventureId });
  const [params, setParams] = useAddressParams();
  const open = params.get(parameter);
  const setOpen = (id: string | undefined) => setParams({ [parameter]: id, woord: undefined, vindt: undefined });
  const [isImporting, setImporting] = useState(false);
  const attempts = useSearchAttempt();
  const filters = useMemo(
    (): Filter[] => [
      { id: 'proef', label: t('filterDrafts'), kind: 'choice', options: [{ value: 'ja', label: t('onlyDrafts') }] },
    ],
    [t],
  );
  const list = useList({ filters });
  const question = {
    ventureId,
    ...(list.search ? { q: list.search } : {}),
    ...(list.filters.proef ? { drafts: true } : {}),
  };
  const { data, table } = useListPage(list, {
    ...read(routes.synonyms, { query: { ...question, ...list.page } }),
    enabled: shop !== undefined,
  });
  const columns = useColumns({ attempts, onOpen: setOpen });
  const chosen = data?.synonyms.find(({ synonymId }) => String(synonymId) === open);
  useShortcut({ keys: 'C', label: t('newSynonym'), group: t('tabSynonyms') }, () => setOpen(isNew), { enabled: may });
  return (
    <>
      <SearchHead>
        <PermissionButton
          permission="search.tune"
          where={{ ventureId }}
          icon="upload"
          onClick={() => setImporting(true)}
        >
          {t('importSynonyms')}
        </PermissionButton>
        <PermissionButton
          permission="search.tune"
          where={{ ventureId }}
          look="primary"
          icon="plus"
          onClick={() => setOpen(isNew)}
        >
          {t('newSynonym')}
          <Keys keys="C" />
        </PermissionButton>
      </SearchHead>
      <Problem text={attempts.problem} />
      <div className="cols cols--aside">
        <div>
          <DataTable
            name="synonyms"
            label={t('tabSynonyms')}
            {...table}
            columns={columns}
            rows={data?.synonyms}
            rowId={({ synonymId }) => String(synonymId)}
            rowLook={({ state }) => (state === 'removing' ? 'dim' : undefined)}
            search={{ label: t('searchSynonyms'), placeholder: t('searchSynonyms') }}
            csv={urlOf(routes.synonymsCsv, { query: question })}
            empty={{ title: t('noSynonyms'), text: t('noSynonymsText') }}
          />
        </div>
        {open === isNew || chosen ? (
          <SynonymForm
            key={open === isNew ? `nieuw ${params.get('woord') ?? ''}` : open}
            ventureId={ventureId}
            synonym={open === isNew ? undefined : chosen}
            term={params.get('woord') ?? ''}
            finds={params.get('vindt') ?? ''}
            onClose={() => setOpen(undefined)}
          />
        ) : (
          <Card title={t('synonym')}>
            <EmptyNotice icon="b-swap" title={t('chooseSynonym')} text={t('chooseSynonymText')} />
          </Card>
        )}
      </div>
      {isImporting && <SynonymImport onClose={() => setImporting(false)} />}
      {shop && <DraftsBar ventureId={shop.ventureId} />}
    </>
  );
}

interface ColumnsOptions {
  attempts: ReturnType<typeof useSearchAttempt>;
  onOpen: (id: string) => void;
}

function useColumns({ attempts: { attempt, refresh }, onOpen }: ColumnsOptions): Column<BeheerSynonym>[] {
  const { t } = useTranslation('beheer-search');
  const notify = useUndoNotice();
  const me = useMe();
  const leave = ({ synonymId, version, edit, state }: BeheerSynonym) =>
    attempt(async () => {
      const isDraft = state === 'removing' || state === 'changed';
      const route = isDraft ? routes.discardSynonym : routes.removeSynonym;
      const { synonym } = await call(route, { params: { synonymId }, query: { version } });
      notify({
        text: t(isDraft ? 'draftGone' : 'removalPrepared', { term: edit.term }),
        undo: async () => {
          if (!synonym) await call(routes.addSynonym, { body: edit });
          else if (state === 'live')
            await call(routes.discardSynonym, { params: { synonymId }, query: { version: synonym.version } });
          else if (state === 'removing')
            await call(routes.removeSynonym, { params: { synonymId }, query: { version: synonym.version } });
          else await call(routes.changeSynonym, { params: { synonymId }, body: { edit, version: synonym.version } });
          await refresh();
        },
      });
    });
  const latest = useLatest({ leave, onOpen });
  return useMemo(
    () => [
      {
        id: 'term',
        label: t('customerSays'),
        className: 'm-full',
        cell: ({ synonymId, edit }) => (
          <button type="button" className="link b" onClick={() => latest.current.onOpen(String(synonymId))}>
            {edit.term}
          </button>
        ),
      },
      {
        id: 'finds',
        label: t('weCallIt'),
        className: 'm-full',
        cell: ({ edit }) =>
          edit.kind === 'stopWord' ? (
            <span className="muted">{t('leftOut')}</span>
          ) : (
            <span className="vt">
              <BeheerIcon name={edit.kind === 'bothWays' ? 'b-swap' : 'arrow-right'} />
              {edit.finds}
            </span>
          ),
      },
      { id: 'kind', label: t('direction'), className: 'n muted p3 m-hide', cell: ({ edit }) => t(`kind-${edit.kind}`) },
      {
        id: 'where',
        label: t('where'),
        className: 'n p3 m-hide',
        cell: ({ edit }) => (edit.ventureId === null ? t('allVentures') : <VentureTag ventureId={edit.ventureId} />),
      },
      {
        id: 'state',
        label: t('state'),
        className: 'n m-r',
        cell: ({ state }) => <StateMark look={looks[state]}>{t(`state-${state}`)}</StateMark>,
      },
      {
        id: 'actions',
        label: t('actions'),
        isHeadHidden: true,
        className: 'r w0',
        cell: (row) =>
          hasPermission(me, 'search.tune', { ventureId: row.edit.ventureId }) && (
            <span className="acts tuneacts">
              <IconButton
                look="quiet"
                className="btn--s"
                icon="pencil"
                label={t('changeSynonym', { term: row.edit.term })}
                onClick={() => latest.current.onOpen(String(row.synonymId))}
              />
              <IconButton
                look="quiet"
                className="btn--s"
                icon={row.state === 'removing' || row.state === 'changed' ? 'history' : 'trash'}
                label={t(row.state === 'removing' || row.state === 'changed' ? 'dropDraftOf' : 'removeSynonym', {
                  term: row.edit.term,
                })}
                onClick={() => latest.current.leave(row)}
              />
            </span>
          ),
      },
    ],
    [t, me, latest],
  );
}
