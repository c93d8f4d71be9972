import { type BeheerPage, beheerPageRoutes } from '@bouwpoort/contract/content/pages.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { read } from '../../frame/api/read.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { type ParamChange, useAddressParams } from '../../frame/session/address-params.ts';
import { newBlock } from '../blocks/new-block.ts';
import {
  blocksOf,
  copyOf,
  type DraftBlock,
  freshId,
  insertBlock,
  moveBlock,
  removeBlock,
  withBlocks,
} from '../blocks/page-blocks.ts';
import { blockName } from '../blocks/page-words.ts';
import { useBlockClipboard } from '../blocks/use-block-clipboard.ts';
import { SchemaFormContext } from '../links/schema-form-context.ts';
import { MergeDialog } from '../page-drafts/merge-dialog.tsx';
import { usePageActions } from '../page-drafts/use-page-actions.ts';
import { editOf, usePageEditor } from '../page-drafts/use-page-editor.ts';
import { usePresence } from '../page-drafts/use-presence.ts';
import { BlockPalette } from './block-palette.tsx';
import { BlockPanel } from './block-panel.tsx';
import { placeOf } from './field-path.ts';
import { type Device, type FrameHandle, PageFrame } from './page-frame.tsx';
import { PagePanel } from './page-panel.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { StudioBar } from './studio-bar.tsx';
import { VersionsPanel } from './versions-panel.tsx';

const panels = ['blokken', 'versies', 'plan', 'publiceren'] as const;
type Panel = (typeof panels)[number];

/** Of the form of a block; the tools of a rich text stand before the text. */
const firstControl = '.ed__fields :is(input, select, textarea, [contenteditable="true"], button):not([role=toolbar] *)';

/** The selected block, the open panel and the compared version: all in the address. */
function usePlace() {
  const [params, setParams] = useAddressParams();
  const put = (change: ParamChange) => setParams(change, { replace: true });
  const version = Number(params.get('versie'));
  return {
    blockId: params.get('blok'),
    panel: panels.find((one) => one === params.get('paneel')),
    version: Number.isInteger(version) && version > 0 ? version : undefined,
    put,
    select: (blockId: string | null) => put({ blok: blockId ?? undefined, paneel: undefined, versie: undefined }),
    open: (panel: Panel | undefined) => put({ paneel: panel, versie: undefined }),
  };
}

interface PageStudioProps {
  stored: BeheerPage;
  onOpen: (pageId: string, ventureId: string) => void;
}

/** One page: the real page in the middle, the form of the selection on the right. */
export function PageStudio({ stored, onOpen }: PageStudioProps) {
  const { t } = useTranslation('beheer-pages');
  const { t: common } = useTranslation('beheer');
  const notify = useUndoNotice();
  const frame = useRef<FrameHandle>(null);
  const panel = useRef<HTMLElement>(null);
  /** The id of a block that was just added from the palette: its form takes the focus. */
  const added = useRef<string>(undefined);
  const [device, setDevice] = useState<Device>('desktop');
  const place = usePlace();
  const editor = usePageEditor({
    stored,
    onSaved: () => frame.current?.reload(),
    onMerged: (by, count) => notify({ text: t('merged', { name: by ?? t('somebody'), count }) }),
  });
  const actions = usePageActions(editor);
  const { page, edit } = editor;
  const { pageId, ventureId } = page;
  const presence = usePresence({ pageId, blockId: place.blockId, onRevision: editor.catchUp });
  const blocks = blocksOf(edit);
  const ids = blocks.map(({ id }) => id);
  const names = new Map(blocks.map(({ id, contentType }) => [id, blockName(contentType)]));
  const at = ids.indexOf(place.blockId ?? '');
  const block = blocks[at];
  const readOnly = !page.mayEdit || page.state === 'archived';

  const published = useQuery({
    ...read(beheerPageRoutes.version, { params: { pageId, version: page.published?.version ?? 1 } }),
    enabled: page.published !== null && page.hasDraft,
  });
  const online = published.data && page.hasDraft ? editOf(published.data.document) : undefined;
  const onlineBlock = online && blocksOf(online).find(({ id }) => id === block?.id);

  const checks = useQuery({
    ...read(beheerPageRoutes.checks, { params: { pageId } }),
    enabled: editor.state === 'saved',
  });
  const formPlace = useMemo(
    () => ({
      errors: new Map(page.issues.map(({ path, message }) => [path, message])),
      warnings: new Map(
        (checks.data?.checks ?? []).flatMap(({ level, path, message }) =>
          level === 'warning' ? [[path, message] as const] : [],
        ),
      ),
      ventureId,
      readOnly,
    }),
    [page.issues, checks.data, ventureId, readOnly],
  );

  const select = (blockId: string | null) => {
    place.select(blockId);
    if (blockId !== null) frame.current?.scrollTo(blockId);
  };
  const insert = (fresh: DraftBlock) => {
    editor.change((now) => insertBlock(now, fresh, place.blockId));
    place.select(fresh.id);
  };
  const insertFromPalette = (fresh: DraftBlock) => {
    added.current = fresh.id;
    insert(fresh);
  };
  useEffect(() => {
    if (block === undefined || block.id !== added.current) return;
    added.current = undefined;
    panel.current?.querySelector<HTMLElement>(firstControl)?.focus();
  }, [block]);
  const remove = () => {
    if (!block) return;
    editor.change((now) => removeBlock(now, block.id));
    place.select(ids[at + 1] ?? ids[at - 1] ?? null);
    notify({
      text: t('saidRemoved'),
      undo: async () => editor.change((now) => withBlocks(now, blocksOf(now).toSpliced(at, 0, block))),
    });
  };
  const move = (steps: -1 | 1) => {
    if (block) editor.change((now) => moveBlock(now, block.id, steps) ?? now);
  };
  const clipboard = useBlockClipboard({
    block: readOnly ? undefined : block,
    taken: ids,
    mayPaste: !readOnly,
    onPaste: insert,
    onCopied: () => notify({ text: t('saidBlockCopied') }),
    onNothing: () => notify({ text: t('nothingToPaste') }),
  });

  const group = t('section');
  useShortcut({ keys: 'Ctrl Z', label: common('undo'), group }, editor.undo, {
    // In a field the browser undoes typing.
    inFields: false,
    enabled: editor.canUndo && !readOnly,
  });
  useShortcut({ keys: 'Ctrl Shift Z', label: t('redo'), group }, editor.redo, {
    inFields: false,
    enabled: editor.canRedo && !readOnly,
  });
  useShortcut({ keys: 'Ctrl S', label: common('save'), group }, () => void editor.flush());
  useShortcut({ keys: 'Ctrl Enter', label: t('publish'), group }, () => {
    if (place.panel !== 'publiceren') place.open('publiceren');
    else if (page.mayPublish && !actions.isBusy && checks.data?.checks.every(({ level }) => level !== 'mistake'))
      void actions.publish();
  });
  useShortcut({ keys: 'B', label: t('addBlock'), group }, () => place.open('blokken'), { enabled: !readOnly });
  const step = (by: number) => {
    const next = ids[at === -1 ? (by > 0 ? 0 : ids.length - 1) : at + by];
    if (next !== undefined) select(next);
  };
  useShortcut({ keys: 'ArrowDown', label: t('nextBlock'), group }, () => step(1), { inFields: false });
  useShortcut({ keys: 'ArrowUp', label: t('previousBlock'), group }, () => step(-1), { inFields: false });
  useShortcut({ keys: 'Escape', label: t('back'), group }, () => place.select(null), {
    enabled: place.panel !== undefined || place.blockId !== null,
  });

  // A block that is gone, by undo or by somebody else, is deselected.
  const isGone = place.blockId !== null && at === -1;
  const { put } = place;
  useEffect(() => {
    if (isGone) put({ blok: undefined });
  }, [isGone, put]);

  const others = (presence?.editors ?? page.editors).filter(({ isMe }) => !isMe);
  const back = () => place.open(undefined);
  return (
    <SchemaFormContext value={formPlace}>
      <div className="ed__main">
        <StudioBar
          editor={editor}
          actions={actions}
          others={others}
          device={device}
          onDevice={setDevice}
          onPanel={place.open}
          onOpen={onOpen}
        />
        {place.version === undefined ? (
          <PageFrame
            key={pageId}
            ref={frame}
            pageId={pageId}
            title={t('previewOf', { name: edit.name })}
            device={device}
            selected={place.blockId}
            names={names}
            onSelect={place.select}
            {...(readOnly
              ? {}
              : {
                  tools: {
                    move,
                    duplicate: () => block && insert(copyOf(block, ids)),
                    remove,
                    add: () => place.open('blokken'),
                    isFirst: at <= 0,
                    isLast: at === ids.length - 1,
                  },
                })}
          />
        ) : (
          <div className="ed__pair">
            <figure>
              <figcaption>{t('versionNumber', { version: place.version })}</figcaption>
              <PageFrame
                key={place.version}
                pageId={pageId}
                version={place.version}
                title={t('versionNumber', { version: place.version })}
                device={device}
              />
            </figure>
            <figure>
              <figcaption>{t(page.hasDraft ? 'workingDraft' : 'isOnline')}</figcaption>
              <PageFrame ref={frame} pageId={pageId} title={t('workingDraft')} device={device} />
            </figure>
          </div>
        )}
      </div>
      <aside ref={panel} className="ed__props" aria-label={block ? t('blockForm') : t('pageFields')}>
        {place.panel === 'blokken' && !readOnly ? (
          <BlockPalette
            ventureId={ventureId}
            onChoose={(type) => insertFromPalette(newBlock(type, ids))}
            onShared={(shared) => insertFromPalette({ ...shared, id: freshId(shared.id, ids) })}
            onPaste={() => void clipboard.paste()}
            onBack={back}
          />
        ) : place.panel === 'versies' ? (
          <VersionsPanel
            editor={editor}
            actions={actions}
            compared={place.version}
            onCompare={(version) => place.put({ versie: version === undefined ? undefined : String(version) })}
            onBack={back}
          />
        ) : place.panel === 'plan' ? (
          <PlanPanel key={page.revision} editor={editor} actions={actions} onBack={back} />
        ) : place.panel === 'publiceren' ? (
          <PublishPanel editor={editor} actions={actions} onSelect={select} onBack={back} />
        ) : block ? (
          <BlockPanel
            key={block.id}
            editor={editor}
            block={block}
            before={onlineBlock}
            others={others.filter(({ blockId }) => blockId === block.id)}
            onCopy={() => void clipboard.copy()}
            onBack={() => place.select(null)}
          />
        ) : (
          <PagePanel key={pageId} editor={editor} before={online?.properties} onSelect={select} />
        )}
        {!readOnly && (
          <div className="ed__foot acts">
            <Button className="btn--s" icon="plus" onClick={() => place.open('blokken')}>
              {t('moreBlock')}
              <Keys keys="B" />
            </Button>
            <span className="hint">
              <Keys keys="ArrowUp ArrowDown" /> {t('stepHint')}
            </span>
          </div>
        )}
      </aside>
      {editor.conflict && (
        <MergeDialog
          conflict={editor.conflict}
          nameOfProperty={(name) => placeOf(`properties.${name}`, page.document.contentType, edit)}
          onResolve={editor.resolve}
        />
      )}
    </SchemaFormContext>
  );
}
