import type { ListLine, OrderList } from '@bouwpoort/contract/ordering/lists';
import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { writeQuantity } from '@bouwpoort/trade/catalogue/quantity-input';
import { readDutchNumber } from '@bouwpoort/trade/foundation/dutch-number';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import type { Rules } from '@bouwpoort/ui/form/field-rules.ts';
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
import { arrangementOf } from './arrangement.ts';

interface LineValues {
  quantity: string;
  standing: string;
  note: string;
  section: string;
  newSection: string;
}

const another = '+';
const isAmount = (text: string) => (readDutchNumber(text.trim()) ?? 0) > 0;

const rules: Rules<LineValues> = {
  quantity: ({ quantity }) => (isAmount(quantity) ? undefined : 'quantityWrong'),
  standing: ({ standing }) => (standing.trim() === '' || isAmount(standing) ? undefined : 'quantityWrong'),
  newSection: ({ section, newSection }) =>
    section === another && newSection.trim() === '' ? 'sectionMissing' : undefined,
};

interface LineDialogProps {
  list: OrderList;
  line: ListLine;
  onRemove: (line: ListLine) => void;
  onMove: (line: ListLine, by: -1 | 1) => void;
  onClose: () => void;
}

/** The properties of a line on the list itself, beyond this order. */
export function LineDialog({ list, line, onRemove, onMove, onClose }: LineDialogProps) {
  const { t } = useTranslation('order-lists');
  const { id: ventureId } = useVenture();
  const { revalidate } = useRevalidator();
  const form = usePanelForm<LineValues>({
    initial: {
      quantity: writeQuantity(line.quantity),
      standing: line.standing === null ? '' : writeQuantity(line.standing),
      note: line.note,
      section: line.section,
      newSection: '',
    },
    rules,
    words: t,
    save: async (values) => {
      const api = browserApi(ventureId);
      const params = { listId: list.id };
      const change = {
        id: line.id,
        quantity: readDutchNumber(values.quantity.trim()) ?? line.quantity,
        standing: values.standing.trim() === '' ? null : (readDutchNumber(values.standing.trim()) ?? null),
        note: values.note,
      };
      const { version } = await api.call('lists.changeLines', {
        params,
        body: { version: list.version, change: [change] },
      });
      const section = values.section === another ? values.newSection.trim() : values.section;
      if (section !== line.section) {
        const sections = arrangementOf(list, (one) => (one.id === line.id ? section : one.section));
        await api.call('lists.arrange', { params, body: { version, sections } });
      }
      await revalidate();
      onClose();
    },
  });
  const { values, refusal } = form;
  const unit = unitName(line.salesUnitId, 2);
  const own = list.lines.filter(({ section }) => section === line.section);
  const at = own.findIndex(({ id }) => id === line.id);
  return (
    <Dialog open bare shape="side-panel" title={t('editLine')} onClose={onClose}>
      <PanelForm
        form={form}
        submit={t('save')}
        onCancel={onClose}
        aside={<IconButton icon="trash" label={t('removeLine')} onClick={() => onRemove(line)} />}
      >
        <p>
          <b>{withTimesSigns(line.displayName)}</b>
        </p>
        {refusal && <RefusalNotice refusal={refusal} title={t('saveFailed')} />}
        <TextField
          label={`${t('quantityOnList')} (${unit})`}
          {...typedField(form, 'quantity')}
          data-initial-focus
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          label={`${t('standingField')} (${unit})`}
          hint={t('standingHint')}
          {...typedField(form, 'standing')}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField label={t('lineNote')} {...typedField(form, 'note')} autoComplete="off" maxLength={200} />
        <SelectField
          label={t('section')}
          {...typedField(form, 'section')}
          options={[
            { value: '', label: t('noSection') },
            ...list.sections.map(({ name }) => ({ value: name, label: name })),
            { value: another, label: t('newSection') },
          ]}
        />
        {values.section === another && (
          <TextField
            label={t('newSectionName')}
            {...typedField(form, 'newSection')}
            autoComplete="off"
            maxLength={60}
          />
        )}
        <div className="rowline">
          <Button icon="arrow-up" aria-disabled={at === 0} onClick={() => at > 0 && onMove(line, -1)}>
            {t('moveUp')}
          </Button>
          <Button
            icon="arrow-down"
            aria-disabled={at === own.length - 1}
            onClick={() => at < own.length - 1 && onMove(line, 1)}
          >
            {t('moveDown')}
          </Button>
        </div>
      </PanelForm>
    </Dialog>
  );
}
