import { beheerMediaRoutes, type MediaFolder } from '@bouwpoort/contract/beheer-media';
import { ApiProblem } from '@bouwpoort/contract/client';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { placedFolders } from './media-folders.tsx';

interface FolderDialogProps {
  /** None for a new one. */
  folder: MediaFolder | undefined;
  parentId: number | null;
  folders: readonly MediaFolder[];
  onDone: (folder: MediaFolder) => void;
  onClose: () => void;
}

export function FolderDialog({ folder, parentId, folders, onDone, onClose }: FolderDialogProps) {
  const { t } = useTranslation('beheer-media');
  const { t: common } = useTranslation('beheer');
  const [name, setName] = useState(folder?.name ?? '');
  const [parent, setParent] = useState(folder ? folder.parentId : parentId);
  const save = useMutation({
    mutationFn: () => {
      const body = { name, parentId: parent };
      return folder
        ? call(beheerMediaRoutes.changeFolder, {
            params: { folderId: folder.folderId },
            body: { ...body, version: folder.version },
          })
        : call(beheerMediaRoutes.addFolder, { body });
    },
    onSuccess: onDone,
  });
  const refused = save.error instanceof ApiProblem ? save.error.problem.errors?.name?.[0] : undefined;
  return (
    <Dialog open onClose={onClose} title={t(folder ? 'renameFolder' : 'newFolder')}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        {save.error && refused === undefined && <Notice kind="error" title={save.error.message} />}
        <Field label={t('folderName')} error={refused}>
          {(control) => (
            <Input
              {...control}
              value={name}
              maxLength={60}
              data-initial-focus
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Field label={t('folderIn')}>
          {(control) => (
            <Select
              {...control}
              value={parent === null ? '' : String(parent)}
              onChange={({ target }) => setParent(target.value === '' ? null : Number(target.value))}
              options={[
                { value: '', label: t('atTop') },
                ...placedFolders(folders)
                  .filter(({ folderId }) => folderId !== folder?.folderId)
                  .map((one) => ({ value: String(one.folderId), label: `${'– '.repeat(one.depth)}${one.name}` })),
              ]}
            />
          )}
        </Field>
        <div className="acts">
          <Button type="submit" look="primary" state={save.isPending ? 'busy' : 'idle'}>
            {common('save')}
          </Button>
          <Button onClick={onClose}>{common('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
