import { beheerPageRoutes } from '@bouwpoort/contract/content/pages.staff';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { type BodyOf, call } from '../../frame/api/call.ts';
import { FormPanel, PanelForm } from '../../frame/form/panel-form.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { hasPermission, useMe } from '../../frame/session/session.ts';
import type { PageEditor } from '../page-drafts/use-page-editor.ts';
import { ParentSelect } from '../page-tree/parent-select.tsx';

interface CopyDialogProps {
  editor: PageEditor;
  onMade: (pageId: string, ventureId: string) => void;
  onClose: () => void;
}

/** Copies a page to a new draft, in this venture or in another one. */
export function CopyDialog(props: CopyDialogProps) {
  const { t } = useTranslation('beheer-pages');
  return (
    <FormPanel open onClose={props.onClose} title={t('copy')}>
      <CopyForm {...props} />
    </FormPanel>
  );
}

function CopyForm({ editor, onMade, onClose }: CopyDialogProps) {
  const { t } = useTranslation('beheer-pages');
  const me = useMe();
  const notify = useUndoNotice();
  const client = useQueryClient();
  const { pageId, ventureId, document } = editor.page;
  const values: BodyOf<typeof beheerPageRoutes.copy> = {
    ventureId,
    parentId: document.parentId,
    name: t('copyName', { name: document.name }),
  };
  const record = useRecordForm({
    name: `page/${pageId}/copy`,
    schema: beheerPageRoutes.copy.body,
    values,
    version: null,
    save: async (body) => {
      if (!(await editor.flush())) return;
      const created = await call(beheerPageRoutes.copy, { params: { pageId }, body });
      await client.invalidateQueries({ queryKey: [beheerPageRoutes.tree.path] });
      notify({ text: t('saidCopied', { name: created.document.name }) });
      onMade(created.pageId, created.ventureId);
    },
  });
  const { control, watch, setValue, formState } = record.form;
  const { errors } = formState;
  const chosen = watch('ventureId');
  return (
    <PanelForm record={record} submit={t('copyPage')} onClose={onClose}>
      <SelectField
        label={t('toVenture')}
        {...record.field('ventureId', { onChange: () => setValue('parentId', null) })}
        options={me.ventures
          .filter((one) => hasPermission(me, 'content.edit', { ventureId: one.ventureId }))
          .map((one) => ({ value: one.ventureId, label: one.name }))}
      />
      <Controller
        control={control}
        name="parentId"
        render={({ field: { value, onChange } }) => (
          <ParentSelect
            key={chosen}
            ventureId={chosen}
            value={value}
            error={errors.parentId?.message}
            onChange={onChange}
          />
        )}
      />
      <TextField label={t('pageName')} {...record.field('name')} maxLength={200} autoComplete="off" />
    </PanelForm>
  );
}
