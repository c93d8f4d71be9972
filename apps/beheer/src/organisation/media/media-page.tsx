import {
  beheerMediaRoutes,
  type MediaFolder,
  type MediaItem,
  type MediaView,
} from '@bouwpoort/contract/organisation/media.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { formatFileSize } from '@bouwpoort/ui/file-size.ts';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call, type ResponseOf, upload } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { useAttempt } from '../../frame/form/use-attempt.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { BeheerIcon } from '../../frame/kit/icon.tsx';
import { PermissionButton, PermissionNote } from '../../frame/kit/permission.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { EmptyNotice, LoadError } from '../../frame/page/empty-notice.tsx';
import { PageHead } from '../../frame/page/page-head.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { FilterChips } from '../../frame/table/filter-chips.tsx';
import { SearchField } from '../../frame/table/search-field.tsx';
import { TableFoot } from '../../frame/table/table-foot.tsx';
import { type Filter, useList } from '../../frame/table/use-list.ts';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { UploadRows } from '../../frame/upload/upload-rows.tsx';
import { useUploadQueue } from '../../frame/upload/use-upload-queue.ts';
import { FolderDialog } from './folder-dialog.tsx';
import { useMediaAddress } from './media-address.ts';
import { MediaFileCard } from './media-file-card.tsx';
import { MediaFolders, placedFolders } from './media-folders.tsx';
import { MediaGrid } from './media-grid.tsx';
import { librarySize } from './media-words.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useMediaRefresh } from './use-media.ts';

const routes = beheerMediaRoutes;
const pageSize = 48;
const tabs: readonly MediaView[] = ['all', 'scenes', 'products', 'documents', 'withoutAlt', 'unused'];
const taken = '.jpg,.jpeg,.png,.webp,.avif,.gif,.tif,.tiff,.svg,.pdf';

type Stored = ResponseOf<typeof routes.upload>;

/** The media library: found by folder, view and text, with the data of the open file. */
export function Component() {
  const { t } = useTranslation('beheer-media');
  const { venture } = useScope();
  const address = useMediaAddress();
  const { view, folderId, place, path } = address;
  const may = useHasPermission('content.edit', { ventureId: venture?.ventureId ?? null });
  const mayFolders = useHasPermission('content.edit', { ventureId: null });
  const refresh = useMediaRefresh();
  const input = useRef<HTMLInputElement>(null);
  const filters = useMemo(
    (): Filter[] => [
      {
        ...{ id: 'soort', label: t('kind'), kind: 'choice' as const },
        options: (['image', 'document'] as const).map((kind) => ({ value: kind, label: t(`kind-${kind}`) })),
      },
    ],
    [t],
  );
  const list = useList({ filters });
  const kind = (['image', 'document'] as const).find((one) => one === list.filters.soort);
  const overview = useQuery({
    ...read(routes.overview, { query: venture ? { ventureId: venture.ventureId } : {} }),
    placeholderData: keepPreviousData,
  });
  const { data, error, refetch } = useQuery({
    ...read(routes.list, {
      query: {
        ...{ ...list.page, view, limit: pageSize },
        ...(list.search ? { q: list.search } : {}),
        ...(kind ? { kind } : {}),
        ...(folderId === undefined ? {} : { folderId }),
        ...(place === undefined ? {} : { place }),
        ...(venture ? { ventureId: venture.ventureId } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const queue = useUploadQueue<Stored>({
    send: (file, onProgress) =>
      upload(
        routes.upload,
        {
          query: {
            fileName: file.name.slice(-300),
            ...(venture ? { ventureId: venture.ventureId } : {}),
            ...(folderId === undefined ? {} : { folderId }),
          },
          file,
        },
        onProgress,
      ),
    onStored: (stored, file) => (
      <>
        {stored.isKnown
          ? t('uploadKnown')
          : stored.size < file.size && formatFileSize(stored.size) !== formatFileSize(file.size)
            ? t('uploadSmaller', { before: formatFileSize(file.size), after: formatFileSize(stored.size) })
            : formatFileSize(stored.size)}{' '}
        <Link to={address.to({ path: stored.path })}>{t(stored.isKnown ? 'openKnown' : 'open')}</Link>
      </>
    ),
    onEnd: refresh,
  });
  const send = (files: File[]) => void queue.send(files);
  const brought = useDroppedFiles(send, may);
  const choose = () => input.current?.click();
  useShortcut({ keys: 'U', label: t('upload'), group: t('media') }, choose, { enabled: may });
  const [dialog, setDialog] = useState<'new' | 'change'>();
  const folders = overview.data?.folders ?? [];
  const folder = folders.find((one) => one.folderId === folderId);
  const activeUploads = queue.rows.filter(
    ({ error: why, outcome }) => why === undefined && outcome === undefined,
  ).length;
  return (
    <div className={classNames('media', brought.isOver && 'is-over')} {...brought.target}>
      <PageHead
        title={t('media')}
        meta={
          overview.data && (
            <span>
              {t('filesMeta', {
                count: overview.data.files,
                number: showNumber(overview.data.files),
                size: librarySize(overview.data.bytes),
              })}
            </span>
          )
        }
      >
        <PermissionButton permission="content.edit" where={{ ventureId: null }} onClick={() => setDialog('new')}>
          <BeheerIcon name="b-folder" />
          {t('newFolder')}
        </PermissionButton>
        <PermissionButton
          permission="content.edit"
          where={{ ventureId: venture?.ventureId ?? null }}
          look="primary"
          icon="upload"
          onClick={choose}
        >
          {t('upload')}
          <Keys keys="U" />
        </PermissionButton>
        <input
          ref={input}
          type="file"
          multiple
          className="sr-only"
          tabIndex={-1}
          aria-label={t('chooseFiles')}
          accept={taken}
          disabled={!may}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            if (files.length > 0) send(files);
          }}
        />
      </PageHead>
      {!may && <PermissionNote permission="content.edit" />}
      <nav className="tabs" aria-label={t('views')}>
        {tabs.map((one) => (
          <Link
            key={one}
            className="tab"
            to={address.to({ view: one })}
            aria-current={one === view ? 'page' : undefined}
          >
            {t(`view-${one}`)}
            {overview.data && (
              <span className={classNames('n', one === 'withoutAlt' && overview.data.views[one] > 0 && 'n--hot')}>
                {showNumber(overview.data.views[one])}
              </span>
            )}
          </Link>
        ))}
      </nav>
      <div className={classNames('cols media3', path !== undefined && 'media3--open')}>
        {overview.data ? <MediaFolders overview={overview.data} /> : <Skeleton height="12rem" />}
        <div className="col">
          <div className="tools media__tools">
            <SearchField list={list} label={t('searchMedia')} placeholder={t('searchHint')} />
            <FilterChips list={list} />
            {folder && mayFolders && <FolderTools folder={folder} onChange={() => setDialog('change')} />}
          </div>
          {queue.rows.length > 0 && (
            <Card title={activeUploads > 0 ? t('uploading', { count: activeUploads }) : t('uploaded')}>
              <UploadRows rows={queue.rows} onDismiss={queue.dismiss} />
            </Card>
          )}
          {error && <LoadError error={error} retry={refetch} />}
          {data?.files.length === 0 && (
            <EmptyNotice icon="image" title={t(`empty-${view === 'bin' ? 'bin' : 'list'}`)} text={t('emptyText')}>
              {may && view !== 'bin' && (
                <Button icon="upload" onClick={choose}>
                  {t('upload')}
                </Button>
              )}
            </EmptyNotice>
          )}
          {data && data.files.length > 0 && (
            <PickedGrid data={data} folders={folders} canMove={may && view !== 'bin'}>
              <TableFoot
                list={list}
                shown={data.files.length}
                pageSize={pageSize}
                total={data.total ?? undefined}
                nextCursor={data.nextCursor}
                canPick={false}
                canOpen={false}
              />
            </PickedGrid>
          )}
        </div>
        {path !== undefined && <OpenFile key={path} path={path} folders={folders} />}
      </div>
      {dialog && (
        <FolderDialog
          folder={dialog === 'change' ? folder : undefined}
          parentId={folderId ?? null}
          folders={folders}
          onClose={() => setDialog(undefined)}
          onDone={async (made) => {
            setDialog(undefined);
            await refresh();
            address.change({ folderId: made.folderId, place: undefined, view: 'all' });
          }}
        />
      )}
    </div>
  );
}

function OpenFile({ path, folders }: { path: string; folders: readonly MediaFolder[] }) {
  const address = useMediaAddress();
  const { data, error, refetch } = useQuery(read(routes.file, { query: { path } }));
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton height="20rem" />;
  return <MediaFileCard file={data} folders={folders} onClose={() => address.change({ path: undefined })} />;
}

function FolderTools({ folder, onChange }: { folder: MediaFolder; onChange: () => void }) {
  const { t } = useTranslation('beheer-media');
  const address = useMediaAddress();
  const notify = useUndoNotice();
  const { problem, attempt, refresh } = useAttempt([routes.overview, routes.list]);
  const { name, parentId, folderId } = folder;
  const remove = () =>
    attempt(async () => {
      await call(routes.removeFolder, { params: { folderId } });
      address.change({ folderId: undefined });
      notify({
        text: t('folderRemoved', { name }),
        undo: async () => {
          await call(routes.addFolder, { body: { name, parentId } });
          await refresh();
        },
      });
    });
  return (
    <span className="acts push">
      <Button look="quiet" className="btn--s" onClick={onChange}>
        {t('renameFolder')}
      </Button>
      <Button look="quiet" className="btn--s" onClick={remove}>
        {t('removeFolder')}
      </Button>
      {problem && <Notice kind="error" title={problem} />}
    </span>
  );
}

interface PickedGridProps {
  data: ResponseOf<typeof routes.list>;
  folders: readonly MediaFolder[];
  canMove: boolean;
  children: React.ReactNode;
}

/** The tiles, and their bulk actions. */
function PickedGrid({ data, folders, canMove, children }: PickedGridProps) {
  const { t } = useTranslation('beheer-media');
  const notify = useUndoNotice();
  const refresh = useMediaRefresh();
  const { problem, attempt } = useAttempt([routes.overview, routes.list, routes.file]);
  // They stay selected on other pages and in other folders.
  const [picked, setPicked] = useState<ReadonlyMap<string, MediaItem>>(new Map());
  const toggle = (file: MediaItem) =>
    setPicked((before) => {
      const after = new Map(before);
      if (!after.delete(file.path)) after.set(file.path, file);
      return after;
    });
  const put = (paths: string[], folderId: number | null) => call(routes.move, { body: { paths, folderId } });
  const move = (to: string) =>
    attempt(async () => {
      const { moved } = await put([...picked.keys()], to === 'none' ? null : Number(to));
      setPicked(new Map());
      await refresh();
      const undo = async () => {
        for (const [folderId, files] of Map.groupBy(picked.values(), (file) => file.folderId))
          await put(
            files.map(({ path }) => path),
            folderId,
          );
        await refresh();
      };
      notify({ text: t('moved', { count: moved }), undo });
    });
  return (
    <>
      {problem && <Notice kind="error" title={problem} />}
      <MediaGrid files={data.files} {...(canMove ? { picked: { has: (path) => picked.has(path), toggle } } : {})} />
      {children}
      {picked.size > 0 && (
        <section className="dock" aria-label={t('picked')}>
          <span>{t('pickedCount', { count: picked.size })}</span>
          <span className="push acts">
            <Select
              className="media__move"
              aria-label={t('moveTo')}
              value=""
              onChange={({ target }) => void move(target.value)}
              options={[
                { value: '', label: t('moveTo') },
                { value: 'none', label: t('outOfFolder') },
                ...placedFolders(folders).map((one) => ({
                  value: String(one.folderId),
                  label: `${'– '.repeat(one.depth)}${one.name}`,
                })),
              ]}
            />
            <Button className="btn--dark" look="plain" onClick={() => setPicked(new Map())}>
              {t('pickNone')}
            </Button>
          </span>
        </section>
      )}
    </>
  );
}
