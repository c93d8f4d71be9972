import { beheerPageRoutes } from '@bouwpoort/contract/content/pages.staff';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { z } from 'zod/mini';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { FormPanel, PanelForm } from '../../frame/form/panel-form.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import type { PageActions } from '../page-drafts/use-page-actions.ts';
import type { PageEditor } from '../page-drafts/use-page-editor.ts';
import { ParentSelect } from '../page-tree/parent-select.tsx';
import { emptyIsAbsent, SegmentField } from '../page-tree/segment-field.tsx';

interface MoveDialogProps {
  editor: PageEditor;
  actions: PageActions;
  onClose: () => void;
}

const placeOf = z.omit(beheerPageRoutes.move.body, { revision: true });
type PlaceOf = z.input<typeof placeOf>;

/** Select values that are not pages. */
const stays = '=';
const atTheEnd = '';

/** Another parent, another address, or both. */
export function MoveDialog(props: MoveDialogProps) {
  const { t } = useTranslation('beheer-pages');
  return (
    <FormPanel open onClose={props.onClose} title={t('move')}>
      <MoveForm {...props} />
    </FormPanel>
  );
}

function MoveForm({ editor, actions, onClose }: MoveDialogProps) {
  const { t } = useTranslation('beheer-pages');
  const { pageId, ventureId, document } = editor.page;
  const was: PlaceOf = { parentId: document.parentId, segment: document.url?.split('/').at(-1) || undefined };
  const move = (to: PlaceOf) => (revision: number) =>
    call(beheerPageRoutes.move, { params: { pageId }, body: { revision, ...to } });
  const record = useRecordForm({
    name: `page/${pageId}/place`,
    schema: placeOf,
    values: was,
    version: null,
    save: async (to) => {
      const isDone = await actions.runInForm(t('saidMoved'), move(to), ({ revision }) => move(was)(revision));
      if (isDone) onClose();
    },
  });
  const { control, register, watch, formState } = record.form;
  const { errors } = formState;
  const parentId = watch('parentId');
  const { data } = useQuery(read(beheerPageRoutes.tree, { query: { ventureId } }));
  const beside = (data?.pages ?? []).filter((one) => one.parentId === parentId && one.pageId !== pageId);
  return (
    <PanelForm record={record} submit={t('movePage')} onClose={onClose}>
      <Controller
        control={control}
        name="parentId"
        render={({ field: { value, onChange } }) => (
          <ParentSelect
            ventureId={ventureId}
            value={value}
            except={pageId}
            error={errors.parentId?.message}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="before"
        render={({ field: { value, onChange } }) => (
          <SelectField
            label={t('before')}
            error={errors.before?.message}
            value={value === undefined ? stays : (value ?? atTheEnd)}
            onChange={({ target }) => onChange(target.value === stays ? undefined : target.value || null)}
            options={[
              { value: stays, label: t('orderStays') },
              ...beside.map((one) => ({ value: one.pageId, label: t('beforePage', { name: one.name }) })),
              { value: atTheEnd, label: t('atTheEnd') },
            ]}
          />
        )}
      />
      {document.url !== '/' && (
        <SegmentField field={register('segment', emptyIsAbsent)} hint={t('moveHint')} error={errors.segment?.message} />
      )}
    </PanelForm>
  );
}
