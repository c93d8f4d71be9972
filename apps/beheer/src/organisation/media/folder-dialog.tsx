import { beheerMediaRoutes, type MediaFolder } from '@bouwpoort/contract/organisation/media.staff';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Controller } from 'react-hook-form';
import { call } from '../../frame/api/call.ts';
import { FormPanel, PanelForm } from '../../frame/form/panel-form.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { placedFolders } from './media-folders.tsx';

interface FolderDialogProps {
  /** Undefined for a new one. */
  folder: MediaFolder | undefined;
  parentId: number | null;
  folders: readonly MediaFolder[];
  onDone: (folder: MediaFolder) => void;
  onClose: () => void;
}

export function FolderDialog(props: FolderDialogProps) {
  const { t } = useTranslation('beheer-media');
  return (
    <FormPanel open onClose={props.onClose} title={t(props.folder ? 'renameFolder' : 'newFolder')}>
      <FolderForm {...props} />
    </FormPanel>
  );
}

function FolderForm({ folder, parentId, folders, onDone, onClose }: FolderDialogProps) {
  const { t } = useTranslation('beheer-media');
  const { t: common } = useTranslation('beheer');
  const record = useRecordForm({
    name: `media-folder/${folder?.folderId ?? 'new'}`,
    schema: beheerMediaRoutes.addFolder.body,
    values: { name: folder?.name ?? '', parentId: folder ? folder.parentId : parentId },
    version: folder?.version ?? null,
    save: async (edit, version) =>
      onDone(
        folder && version !== null
          ? await call(beheerMediaRoutes.changeFolder, {
              params: { folderId: folder.folderId },
              body: { ...edit, version },
            })
          : await call(beheerMediaRoutes.addFolder, { body: edit }),
      ),
  });
  const { control, formState } = record.form;
  const { errors } = formState;
  return (
    <PanelForm record={record} submit={common('save')} onClose={onClose}>
      <TextField label={t('folderName')} {...record.field('name')} maxLength={60} data-initial-focus />
      <Controller
        control={control}
        name="parentId"
        render={({ field: { value, onChange, onBlur } }) => (
          <SelectField
            label={t('folderIn')}
            error={errors.parentId?.message}
            value={value === null ? '' : String(value)}
            onBlur={onBlur}
            onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
            options={[
              { value: '', label: t('atTop') },
              ...placedFolders(folders)
                .filter(({ folderId }) => folderId !== folder?.folderId)
                .map((one) => ({ value: String(one.folderId), label: `${'– '.repeat(one.depth)}${one.name}` })),
            ]}
          />
        )}
      />
    </PanelForm>
  );
}
