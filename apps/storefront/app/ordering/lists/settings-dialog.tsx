import type { OrderList } from '@bouwpoort/contract/ordering/lists';
import { rhythmWords } from '@bouwpoort/trade/ordering/list-rhythm';
import { typedField } from '@bouwpoort/ui/form/typed-field.ts';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRevalidator } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { PanelForm } from '../../frame/form/panel-form.tsx';
import { RefusalNotice } from '../../frame/form/refusal-notice.tsx';
import { usePanelForm } from '../../frame/form/use-panel-form.ts';
import { browserApi } from '../../frame/http/api.ts';
import { type ListValues, listRules, projectOf, readRhythm, rhythms, rhythmValue } from './list-settings.ts';
import { SharingFields } from './sharing-fields.tsx';
import { useListNames } from './use-list-names.ts';

interface SettingsDialogProps {
  list: OrderList;
  onClose: () => void;
}

/** Name, visibility and schedule; the last two for the owner and managers. */
export function SettingsDialog({ list, onClose }: SettingsDialogProps) {
  const { t } = useTranslation('order-lists');
  const { id: ventureId } = useVenture();
  const { revalidate } = useRevalidator();
  const { projects } = useListNames();
  const form = usePanelForm<ListValues & { rhythm: string }>({
    initial: {
      name: list.name,
      note: list.note,
      sharing: list.sharing,
      projectId: list.project ? String(list.project.id) : '',
      rhythm: rhythmValue(list.rhythm),
    },
    rules: listRules,
    words: t,
    save: async ({ rhythm, ...values }) => {
      await browserApi(ventureId).call('lists.update', {
        params: { listId: list.id },
        body: {
          version: list.version,
          name: values.name,
          note: values.note,
          sharing: values.sharing,
          projectId: projectOf(values),
          rhythm: readRhythm(rhythm),
        },
      });
      await revalidate();
      onClose();
    },
  });
  const { values, set, errorOf, refusal } = form;
  const own = rhythmValue(list.rhythm);
  const isListed = own === '' || rhythms.some(({ value }) => value === own);
  return (
    <Dialog open bare shape="side-panel" title={t('settings')} onClose={onClose}>
      <PanelForm form={form} submit={t('save')} onCancel={onClose}>
        {refusal && <RefusalNotice refusal={refusal} title={t('saveFailed')} />}
        <TextField
          label={t('name')}
          {...typedField(form, 'name')}
          data-initial-focus
          autoComplete="off"
          maxLength={80}
          warning={form.values.name.length >= 80 ? t('chrome:fieldFull', { count: 80 }) : undefined}
        />
        <TextField label={t('note')} {...typedField(form, 'note')} autoComplete="off" maxLength={300} />
        {list.mayManage && (
          <>
            <SharingFields
              values={values}
              set={set}
              projects={projects}
              projectError={errorOf('projectId')}
              isOwner={list.owner.isMe}
            />
            <SelectField
              label={t('rhythmField')}
              hint={t(list.owner.isMe ? 'rhythmHint' : 'rhythmHintOwner', { name: list.owner.name })}
              {...typedField(form, 'rhythm')}
              options={[
                { value: '', label: t('rhythmNone') },
                ...(list.rhythm && !isListed ? [{ value: own, label: rhythmWords(list.rhythm) }] : []),
                ...rhythms,
              ]}
            />
          </>
        )}
      </PanelForm>
    </Dialog>
  );
}
