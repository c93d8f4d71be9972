import { beheerPageRoutes } from '@bouwpoort/contract/beheer-pages';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { read } from '../../api/read.ts';
import { useUndo } from '../../kit/undo.tsx';
import { useAttempt } from '../../kit/use-attempt.ts';
import { mayDo, useMe } from '../../session/session.ts';
import { ParentSelect } from './parent-select.tsx';
import type { PageActions } from './use-page-actions.ts';
import type { PageEditor } from './use-page-editor.ts';

interface PlaceDialogProps {
  editor: PageEditor;
  actions: PageActions;
  onClose: () => void;
}

const lastPart = (url: string | null) => url?.split('/').at(-1) ?? '';
const stays = '=';
const atTheEnd = '';

/** Another place in the tree, another address, or both. */
export function MoveDialog({ editor, actions, onClose }: PlaceDialogProps) {
  const { t } = useTranslation('beheer-pages');
  const { t: common } = useTranslation('beheer');
  const { pageId, ventureId, document } = editor.page;
  const [parentId, setParentId] = useState(document.parentId);
  const [before, setBefore] = useState(stays);
  const [segment, setSegment] = useState(lastPart(document.url));
  const { data } = useQuery(read(beheerPageRoutes.tree, { query: { ventureId } }));
  const beside = (data?.pages ?? []).filter((one) => one.parentId === parentId && one.pageId !== pageId);
  const place = (to: { parentId: string | null; segment: string; before?: string | null }) => (revision: number) =>
    call(beheerPageRoutes.move, {
      params: { pageId },
      body: { revision, ...to, ...(to.segment === '' ? { segment: undefined } : {}) },
    });
  const move = async () => {
    const was = { parentId: document.parentId, segment: lastPart(document.url) };
    const isDone = await actions.run(
      t('saidMoved'),
      place({ parentId, segment, ...(before === stays ? {} : { before: before === atTheEnd ? null : before }) }),
      ({ revision }) => place(was)(revision),
    );
    if (isDone) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('move')}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void move();
        }}
      >
        {actions.problem && <Notice kind="error" title={actions.problem} />}
        <ParentSelect ventureId={ventureId} value={parentId} except={pageId} onChange={setParentId} />
        <Field label={t('before')}>
          {(control) => (
            <Select
              {...control}
              value={before}
              onChange={({ target }) => setBefore(target.value)}
              options={[
                { value: stays, label: t('orderStays') },
                ...beside.map((one) => ({ value: one.pageId, label: t('beforePage', { name: one.name }) })),
                { value: atTheEnd, label: t('atTheEnd') },
              ]}
            />
          )}
        </Field>
        {document.url !== '/' && (
          <Field label={t('segment')} hint={t('moveHint')}>
            {(control) => (
              <Input
                {...control}
                value={segment}
                autoComplete="off"
                onChange={({ target }) => setSegment(target.value)}
              />
            )}
          </Field>
        )}
        <div className="acts">
          <Button type="submit" look="primary" state={actions.isBusy ? 'busy' : 'idle'}>
            {t('movePage')}
          </Button>
          <Button onClick={onClose}>{common('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** A copy as a new draft, in this venture or in another one. */
export function CopyDialog({
  editor,
  onClose,
  onMade,
}: Omit<PlaceDialogProps, 'actions'> & { onMade: (pageId: string, ventureId: string) => void }) {
  const { t } = useTranslation('beheer-pages');
  const { t: common } = useTranslation('beheer');
  const me = useMe();
  const say = useUndo();
  const client = useQueryClient();
  const { page } = editor;
  const [ventureId, setVentureId] = useState(page.ventureId);
  const [parentId, setParentId] = useState(page.document.parentId);
  const [name, setName] = useState(t('copyName', { name: page.document.name }));
  const { problem, attempt } = useAttempt([beheerPageRoutes.tree]);
  const copy = () =>
    attempt(async () => {
      if (!(await editor.flush())) return;
      const made = await call(beheerPageRoutes.copy, {
        params: { pageId: page.pageId },
        body: { ventureId, parentId, name },
      });
      await client.invalidateQueries({ queryKey: [beheerPageRoutes.tree.path] });
      say({ text: t('saidCopied', { name }) });
      onMade(made.pageId, made.ventureId);
    });
  return (
    <Dialog open onClose={onClose} title={t('copy')}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void copy();
        }}
      >
        {problem && <Notice kind="error" title={problem} />}
        <Field label={t('toVenture')}>
          {(control) => (
            <Select
              {...control}
              value={ventureId}
              onChange={({ target }) => {
                setVentureId(target.value);
                setParentId(null);
              }}
              options={me.ventures
                .filter((one) => mayDo(me, 'content.edit', { ventureId: one.ventureId }))
                .map((one) => ({ value: one.ventureId, label: one.name }))}
            />
          )}
        </Field>
        <ParentSelect key={ventureId} ventureId={ventureId} value={parentId} onChange={setParentId} />
        <Field label={t('pageName')}>
          {(control) => (
            <Input {...control} value={name} maxLength={200} onChange={({ target }) => setName(target.value)} />
          )}
        </Field>
        <div className="acts">
          <Button type="submit" look="primary" disabled={name.trim() === ''}>
            {t('copyPage')}
          </Button>
          <Button onClick={onClose}>{common('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Off the site; its address may lead elsewhere from then on. */
export function ArchiveDialog({ editor, actions, onClose }: PlaceDialogProps) {
  const { t } = useTranslation('beheer-pages');
  const { t: common } = useTranslation('beheer');
  const { pageId, isPublished } = editor.page;
  const [to, setTo] = useState('');
  const archive = async () => {
    const isDone = await actions.run(
      t('saidArchived', { name: editor.edit.name }),
      (revision) =>
        call(beheerPageRoutes.archive, {
          params: { pageId },
          body: { revision, redirectTo: to.trim() === '' ? null : to.trim() },
        }),
      ({ revision }) =>
        call(beheerPageRoutes.restore, { params: { pageId }, body: { revision, publish: isPublished } }),
    );
    if (isDone) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('archive')}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void archive();
        }}
      >
        {actions.problem && <Notice kind="error" title={actions.problem} />}
        <p>{t(isPublished ? 'archiveOnline' : 'archiveDraft')}</p>
        {isPublished && (
          <Field label={t('redirectTo')} hint={t('redirectToHint')} optional>
            {(control) => (
              <Input {...control} value={to} autoComplete="off" onChange={({ target }) => setTo(target.value)} />
            )}
          </Field>
        )}
        <div className="acts">
          <Button type="submit" look="primary" state={actions.isBusy ? 'busy' : 'idle'}>
            {t('archivePage')}
          </Button>
          <Button onClick={onClose}>{common('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
