import type { OrderList } from '@bouwpoort/contract/ordering/lists';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import type { Rules } from '@bouwpoort/ui/form/field-rules.ts';
import { typedField } from '@bouwpoort/ui/form/typed-field.ts';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRevalidator } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { PanelForm } from '../../frame/form/panel-form.tsx';
import { RefusalNotice } from '../../frame/form/refusal-notice.tsx';
import { usePanelForm } from '../../frame/form/use-panel-form.ts';
import { browserApi } from '../../frame/http/api.ts';
import { useListAction } from '../lists/use-list-action.ts';
import { type ArrangedSection, sectionMovedBy, withoutSection, withSection } from './arrangement.ts';

interface SectionDialogProps {
  list: OrderList;
  /** '' for the lines without a section, which get a name here; null for a new one. */
  section: string | null;
  onClose: () => void;
}

/** Name, note and place of a section. */
export function SectionDialog({ list, section, onClose }: SectionDialogProps) {
  const { t } = useTranslation('order-lists');
  const { id: ventureId } = useVenture();
  const { revalidate } = useRevalidator();
  const { run, isBusy, failure } = useListAction();
  const params = { listId: list.id };
  const at = list.sections.findIndex(({ name }) => name === section);
  const others = list.sections.filter((one) => one.name !== section).map(({ name }) => name.toLowerCase());
  const rules: Rules<OrderList['sections'][number]> = {
    name: ({ name }) => {
      if (name.trim() === '') return 'sectionMissing';
      return others.includes(name.trim().toLowerCase()) ? 'sectionTwice' : undefined;
    },
  };
  const form = usePanelForm({
    initial: { name: section ?? '', note: list.sections[at]?.note ?? '' },
    rules,
    words: t,
    save: async ({ name, note }) => {
      const sections = withSection(list, section, { name: name.trim(), note });
      await browserApi(ventureId).call('lists.arrange', { params, body: { version: list.version, sections } });
      await revalidate();
      onClose();
    },
  });
  const arrange = (sections: ArrangedSection[]) =>
    run((api) => api.call('lists.arrange', { params, body: { version: list.version, sections } }));
  const move = (by: -1 | 1) => {
    if (section !== null && !isBusy) void arrange(sectionMovedBy(list, section, by));
  };
  const dissolve = async () => {
    if (section && (await arrange(withoutSection(list, section)))) onClose();
  };
  return (
    <Dialog open bare shape="side-panel" title={t(section === null ? 'addSection' : 'editSection')} onClose={onClose}>
      <PanelForm form={form} submit={t('save')} onCancel={onClose}>
        {form.refusal && <RefusalNotice refusal={form.refusal} title={t('saveFailed')} />}
        {failure && <Notice kind="error" title={failure} />}
        <TextField
          label={t('newSectionName')}
          {...typedField(form, 'name')}
          data-initial-focus
          autoComplete="off"
          maxLength={60}
        />
        <TextField label={t('note')} {...typedField(form, 'note')} autoComplete="off" maxLength={300} />
        {at !== -1 && (
          <div className="rowline">
            <Button icon="arrow-up" aria-disabled={at === 0} onClick={() => at > 0 && move(-1)}>
              {t('moveUp')}
            </Button>
            <Button
              icon="arrow-down"
              aria-disabled={at === list.sections.length - 1}
              onClick={() => at < list.sections.length - 1 && move(1)}
            >
              {t('moveDown')}
            </Button>
            <Button look="quiet" onClick={() => void dissolve()}>
              {t('dissolveSection')}
            </Button>
          </div>
        )}
      </PanelForm>
    </Dialog>
  );
}
