import { beheerPageRoutes } from '@bouwpoort/contract/content/pages.staff';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { z } from 'zod/mini';
import { call } from '../../frame/api/call.ts';
import { FormPanel, PanelForm } from '../../frame/form/panel-form.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import type { PageActions } from '../page-drafts/use-page-actions.ts';
import type { PageEditor } from '../page-drafts/use-page-editor.ts';

interface ArchiveDialogProps {
  editor: PageEditor;
  actions: PageActions;
  onClose: () => void;
}

const archiving = z.omit(beheerPageRoutes.archive.body, { revision: true });

/** Takes a page off the site; its address may redirect from then on. */
export function ArchiveDialog(props: ArchiveDialogProps) {
  const { t } = useTranslation('beheer-pages');
  return (
    <FormPanel open onClose={props.onClose} title={t('archive')}>
      <ArchiveForm {...props} />
    </FormPanel>
  );
}

function ArchiveForm({ editor, actions, onClose }: ArchiveDialogProps) {
  const { t } = useTranslation('beheer-pages');
  const { pageId, isPublished } = editor.page;
  const record = useRecordForm({
    name: `page/${pageId}/archive`,
    schema: archiving,
    values: { redirectTo: null },
    version: null,
    save: async (body) => {
      const isDone = await actions.runInForm(
        t('saidArchived', { name: editor.edit.name }),
        (revision) => call(beheerPageRoutes.archive, { params: { pageId }, body: { revision, ...body } }),
        ({ revision }) =>
          call(beheerPageRoutes.restore, { params: { pageId }, body: { revision, publish: isPublished } }),
      );
      if (isDone) onClose();
    },
  });
  return (
    <PanelForm record={record} submit={t('archivePage')} onClose={onClose}>
      <p>{t(isPublished ? 'archiveOnline' : 'archiveDraft')}</p>
      {isPublished && (
        <TextField
          label={t('redirectTo')}
          hint={t('redirectToHint')}
          optional
          {...record.field('redirectTo', { setValueAs: (text: string | null) => text || null })}
          autoComplete="off"
          data-initial-focus
        />
      )}
    </PanelForm>
  );
}
