import {
  type BeheerMediaFile,
  beheerMediaRoutes,
  type MediaEdit,
  type MediaFolder,
  mediaEdit,
} from '@bouwpoort/contract/organisation/media.staff';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { formatFileSize } from '@bouwpoort/ui/file-size.ts';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { TextareaField } from '@bouwpoort/ui/molecules/textarea-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Controller, useWatch } from 'react-hook-form';
import { call } from '../../frame/api/call.ts';
import { ConflictDialog } from '../../frame/form/conflict-dialog.tsx';
import { SaveBar } from '../../frame/form/save-bar.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { History } from '../../frame/history/history.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { Facts } from '../../frame/kit/facts.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { shortMoment } from '../../frame/texts/dutch-time.ts';
import { FocalPointField } from './focal-point.tsx';
import { MediaActions } from './media-actions.tsx';
import { placedFolders } from './media-folders.tsx';
import { MediaUses } from './media-uses.tsx';
import { isPicture, measuresText, placeName } from './media-words.ts';
import { TagField } from './tag-field.tsx';
import { useMediaRefresh } from './use-media.ts';

interface MediaFileCardProps {
  file: BeheerMediaFile;
  folders: readonly MediaFolder[];
  onClose: () => void;
}

const names = Object.keys(mediaEdit.shape) as (keyof MediaEdit)[];

/** One file: its description, its name, and its uses. */
export function MediaFileCard({ file, folders, onClose }: MediaFileCardProps) {
  const { t } = useTranslation('beheer-media');
  const { t: common } = useTranslation('beheer');
  const refresh = useMediaRefresh();
  const notify = useUndoNotice();
  const may = useHasPermission('content.edit', { ventureId: file.ventureId }) && file.deletedAt === null;
  const change = async (edit: MediaEdit, version: number) => {
    const saved = await call(beheerMediaRoutes.change, { query: { path: file.path }, body: { ...edit, version } });
    await refresh();
    return saved;
  };
  const record = useRecordForm<MediaEdit, MediaEdit>({
    name: `media/${file.path}`,
    schema: mediaEdit,
    values: file.edit,
    version: file.version,
    save: async (edit, over) => {
      const before = file.edit;
      const saved = await change(edit, over ?? file.version);
      notify({ text: t('saved', { name: saved.name }), undo: () => change(before, saved.version) });
    },
  });
  const { control, setValue } = record.form;
  const edit = { ...file.edit, ...useWatch({ control }) } as MediaEdit;
  const isDirty = (name: keyof MediaEdit) => record.changed.includes(name);
  const folderName = (folderId: number | null) =>
    folders.find((one) => one.folderId === folderId)?.name ?? placeName(t, file.place);
  const show = (name: string, value: unknown): string | undefined => {
    if (name === 'folderId') return folderName(value as number | null);
    if (name === 'focalPoint' && value) {
      const { x, y } = value as MediaEdit['focalPoint'];
      return t('focalText', { x: Math.round(x * 100), y: Math.round(y * 100) });
    }
    return undefined;
  };
  return (
    <>
      <Card
        className="media__sheet"
        title={file.name}
        tools={<IconButton look="quiet" className="push" icon="close" label={common('close')} onClick={onClose} />}
      >
        <div className="stack stack--s">
          {isPicture(file) && file.deletedAt === null && (
            <FocalPointField
              file={file}
              value={edit.focalPoint}
              readOnly={!may}
              onChange={(value) => setValue('focalPoint', value, { shouldDirty: true })}
            />
          )}
          {!may && file.deletedAt === null && <PermissionNote permission="content.edit" />}
          <fieldset className="stack stack--s plain" disabled={!may}>
            {isPicture(file) && (
              <div className={classNames('ff media__ff', isDirty('altText') && 'is-dirty')}>
                <TextareaField
                  label={t('field-altText')}
                  hint={t('altHint', { count: edit.altText.length })}
                  {...record.field('altText')}
                  rows={2}
                  maxLength={250}
                />
              </div>
            )}
            <Controller
              control={control}
              name="tags"
              render={({ field }) => <TagField tags={field.value} readOnly={!may} onChange={field.onChange} />}
            />
            <TextField label={t('field-name')} {...record.field('name')} maxLength={120} />
            <Field label={t('field-folderId')}>
              {(field) => (
                <Controller
                  control={control}
                  name="folderId"
                  render={({ field: { value, onChange } }) => (
                    <Select
                      {...field}
                      value={value === null ? '' : String(value)}
                      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
                      options={[
                        { value: '', label: placeName(t, file.place) },
                        ...placedFolders(folders).map((one) => ({
                          value: String(one.folderId),
                          label: `${'– '.repeat(one.depth)}${one.name}`,
                        })),
                      ]}
                    />
                  )}
                />
              )}
            </Field>
            <TextField
              label={t('field-rights')}
              hint={t('rightsHint')}
              optional
              {...record.field('rights')}
              maxLength={200}
            />
          </fieldset>
          <Facts
            facts={[
              [
                t('measures'),
                [measuresOf(t, file), file.size === null ? undefined : formatFileSize(file.size)]
                  .filter(Boolean)
                  .join(', '),
              ],
              [
                t('from'),
                file.uploadedBy === null ? t('notUploaded') : `${file.uploadedBy}, ${shortMoment(file.createdAt)}`,
              ],
              [t('address'), <code key="path">{file.path}</code>],
            ]}
          />
          <MediaUses file={file} />
          <MediaActions file={file} onGone={onClose} />
          <details className="media__history">
            <summary>{t('history')}</summary>
            <History
              entity="media"
              entityId={file.path.slice(0, 200)}
              fieldName={(name) => t(`field-${name}`)}
              show={show}
            />
          </details>
        </div>
      </Card>
      <SaveBar
        record={record}
        changed={record.changed.map((name) => t('changedOf', { field: t(`field-${name}`), name: file.name }))}
      />
      <ConflictDialog
        record={record}
        fields={names.map((name) => ({
          name,
          label: t(`field-${name}`),
          show: (value: MediaEdit[keyof MediaEdit]) =>
            show(name, value) ?? (Array.isArray(value) ? value.join(', ') : String(value ?? '')),
        }))}
      />
    </>
  );
}

/** A vector drawing has a size too, set by its author. */
function measuresOf(t: ReturnType<typeof useTranslation>['t'], file: BeheerMediaFile): string {
  const text = measuresText(t, file);
  return text === t('vector') && file.width !== null ? `${text}, ${file.width} × ${file.height}` : text;
}
