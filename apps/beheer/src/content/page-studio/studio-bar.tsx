import type { NewPreviewLink } from '@bouwpoort/contract/content/draft-previews';
import { beheerPageRoutes, type PageEditor as OtherEditor } from '@bouwpoort/contract/content/pages.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { Avatar } from '../../frame/kit/avatar.tsx';
import { BeheerIcon } from '../../frame/kit/icon.tsx';
import { MenuItems, PopoverButton } from '../../frame/kit/popover.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { PreviewLinkDialog } from '../drafts/preview-link-dialog.tsx';
import type { PageActions } from '../page-drafts/use-page-actions.ts';
import type { PageEditor } from '../page-drafts/use-page-editor.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { type Device, widths } from './page-frame.tsx';

interface StudioBarProps {
  editor: PageEditor;
  actions: PageActions;
  /** Other users who have the page open. */
  others: readonly OtherEditor[];
  device: Device;
  onDevice: (device: Device) => void;
  onPanel: (panel: 'versies' | 'plan' | 'publiceren') => void;
  onOpen: (pageId: string, ventureId: string) => void;
}

const devices = Object.keys(widths) as Device[];

/** Above the page: the device preview, the save state, and the actions on the page as a whole. */
export function StudioBar({ editor, actions, others, device, onDevice, onPanel, onOpen }: StudioBarProps) {
  const { t } = useTranslation('beheer-pages');
  const { t: common } = useTranslation('beheer');
  const [open, setOpen] = useState<'move' | 'copy' | 'archive' | 'links'>();
  const { page } = editor;
  const { pageId } = page;
  const locked = page.mayEdit ? undefined : common('mayNot', { permission: common('permission-content.edit') });
  const close = () => {
    actions.clear();
    setOpen(undefined);
  };
  const restore = () =>
    actions.run(t('saidRestored'), (revision) =>
      call(beheerPageRoutes.restore, { params: { pageId }, body: { revision, publish: false } }),
    );
  const discard = async () => {
    const { edit } = editor;
    const isDone = await actions.run(
      t('saidDiscarded'),
      (revision) => call(beheerPageRoutes.discard, { params: { pageId }, query: { revision: String(revision) } }),
      async () => {
        editor.change(edit);
        await editor.flush();
        return call(beheerPageRoutes.page, { params: { pageId } });
      },
    );
    return isDone;
  };
  const items = [
    { label: t('move'), run: () => setOpen('move'), locked },
    { label: t('copy'), run: () => setOpen('copy') },
    ...(page.hasDraft && page.isPublished ? [{ label: t('discard'), run: () => void discard(), locked }] : []),
    page.state === 'archived'
      ? { label: t('restore'), run: () => void restore(), locked }
      : { label: t('archive'), run: () => setOpen('archive'), locked },
  ];
  return (
    <div className="ed__bar">
      <fieldset className="btn-group">
        <legend className="sr-only">{t('device')}</legend>
        {devices.map((one) => (
          <Button
            key={one}
            className="btn--s btn--icon"
            aria-pressed={device === one}
            aria-label={t(`device-${one}`)}
            title={t(`device-${one}`)}
            onClick={() => onDevice(one)}
          >
            <BeheerIcon name={`b-device-${one}`} />
          </Button>
        ))}
      </fieldset>
      {others.length > 0 && (
        <span className="ed__others" title={others.map(({ name }) => t('alsoHere', { name })).join('\n')}>
          {others.map(({ staffId, name, seenAt }) => (
            <Avatar key={`${staffId} ${seenAt}`} name={name} small />
          ))}
          <span className="sr-only">{others.map(({ name }) => t('alsoHere', { name })).join(', ')}</span>
        </span>
      )}
      <span className="grow" />
      <span role="status" className="ed__state">
        <SavedMark editor={editor} />
      </span>
      <Button
        className="btn--icon btn--s"
        aria-label={`${common('undo')} (Ctrl Z)`}
        title={`${common('undo')} (Ctrl Z)`}
        disabled={!editor.canUndo || !page.mayEdit}
        onClick={editor.undo}
      >
        <BeheerIcon name="b-undo" />
      </Button>
      <Button
        className="btn--icon btn--s ed__redo"
        aria-label={`${t('redo')} (Ctrl Shift Z)`}
        title={`${t('redo')} (Ctrl Shift Z)`}
        disabled={!editor.canRedo || !page.mayEdit}
        onClick={editor.redo}
      >
        <BeheerIcon name="b-undo" />
      </Button>
      <Button
        className="btn--icon btn--s"
        aria-label={common('previewLinks')}
        title={common('previewLinks')}
        onClick={() => setOpen('links')}
      >
        <BeheerIcon name="b-link" />
      </Button>
      <Button className="btn--s" icon="history" onClick={() => onPanel('versies')}>
        <span className="ed__word">{t('versions')}</span>
      </Button>
      <Button className="btn--s" icon="calendar" onClick={() => onPanel('plan')}>
        <span className="ed__word">{t('planButton')}</span>
      </Button>
      <PopoverButton
        className="btn btn--secondary btn--icon btn--s"
        label={t('morePage')}
        title={t('morePage')}
        role="menu"
        side="end"
        button={<BeheerIcon name="more" />}
      >
        {(hide) => <MenuItems items={items} close={hide} />}
      </PopoverButton>
      <Button className="btn--s" look="primary" onClick={() => onPanel('publiceren')}>
        {t('publish')}
        <Keys keys="Ctrl Enter" />
      </Button>
      {open === 'move' && <MoveDialog editor={editor} actions={actions} onClose={close} />}
      {open === 'copy' && (
        <CopyDialog
          editor={editor}
          onClose={close}
          onMade={(made, ventureId) => {
            close();
            onOpen(made, ventureId);
          }}
        />
      )}
      {open === 'archive' && <ArchiveDialog editor={editor} actions={actions} onClose={close} />}
      {open === 'links' && <PreviewLinkDialog draft={linksOf(pageId)} mayEdit={page.mayEdit} onClose={close} />}
    </div>
  );
}

const linksOf = (pageId: string) => ({
  name: `page/${pageId}`,
  route: beheerPageRoutes.previewLinks,
  query: read(beheerPageRoutes.previewLinks, { params: { pageId } }),
  add: (body: NewPreviewLink) => call(beheerPageRoutes.addPreviewLink, { params: { pageId }, body }),
  revoke: (linkId: string) => call(beheerPageRoutes.revokePreviewLink, { params: { pageId, linkId } }),
});

function SavedMark({ editor }: { editor: PageEditor }) {
  const { t } = useTranslation('beheer-pages');
  const { page, state, problem } = editor;
  if (state === 'failed') return <StateMark look="bad">{problem ?? t('notSaved')}</StateMark>;
  if (state !== 'saved') return <StateMark look="busy">{t('saving')}</StateMark>;
  if (page.state === 'archived') return <StateMark look="off">{t('mark-archived')}</StateMark>;
  if (!page.hasDraft) return <StateMark look="ok">{t('isOnline')}</StateMark>;
  return <StateMark look="new">{t(`saved-${page.state}`, { revision: page.revision })}</StateMark>;
}
